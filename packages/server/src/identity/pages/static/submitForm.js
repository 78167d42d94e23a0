// Sends the page's only form at once; without scripts its button does.
document.forms[0]?.submit()
