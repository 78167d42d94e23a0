// The provider sent the hidden frame (or the sign-in window) back here: hand the address to the page that asked.
const asker = window.parent === window ? window.opener : window.parent
if (asker) asker.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin)
