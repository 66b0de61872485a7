"""The pages: HTTP over the server's tables; each page is a function of what one seat may know."""
