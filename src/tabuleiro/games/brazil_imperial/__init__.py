"""Brazil: Imperial: rules as steps, content as data, what each seat sees, words."""
