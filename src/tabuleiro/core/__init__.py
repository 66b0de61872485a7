"""The ten ideas every game shares; standard library only."""
