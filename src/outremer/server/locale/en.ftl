# What the server answers and the pages of the browser say, English.

# Errors: requests
error-bad-ask = This cannot be asked: { $field } ({ $problem }).
