### Africana in the browser.

africana-about = Traverse un continent à dos de chameau ou d’éléphant, à la voile, en train et en ballon.
