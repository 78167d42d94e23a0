// Shows the buttons for passkeys where the browser has them, and sends what it signs as an ordinary form.
const { browserSupportsWebAuthn, startAuthentication, startRegistration } = window.SimpleWebAuthnBrowser

async function ask(form) {
  const optionsJSON = JSON.parse(form.dataset.options)
  const answer = await (form.dataset.passkey === 'create'
    ? startRegistration({ optionsJSON })
    : startAuthentication({ optionsJSON }))
  form.elements.passkey.value = JSON.stringify(answer)
  // "Keep me signed in" belongs to the form with the password, and counts for both.
  if (document.getElementById('keep')?.checked) form.elements.keep.value = 'yes'
  form.submit()
}

if (browserSupportsWebAuthn()) {
  for (const form of document.querySelectorAll('form[data-passkey]')) {
    form.hidden = false
    const failed = form.querySelector('[data-failed]')
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      failed.hidden = true
      ask(form).catch(() => {
        failed.hidden = false
      })
    })
  }
}
