// The page works without this file; it adds what only a script can do.
const login = document.getElementById('login')
const password = document.getElementById('password')
const reveal = document.getElementById('reveal')

if (login instanceof HTMLInputElement && password instanceof HTMLInputElement && reveal) {
  const toggle = () => {
    const isShown = password.type === 'password'
    password.type = isShown ? 'text' : 'password'
    reveal.dataset.shown = String(isShown)
    reveal.setAttribute('aria-label', (isShown ? reveal.dataset.hide : reveal.dataset.show) ?? '')
  }

  reveal.hidden = false
  reveal.addEventListener('click', toggle)

  // A password field is what browsers and password managers look for when the form is sent.
  password.form?.addEventListener('submit', () => {
    if (password.type !== 'password') toggle()
  })

  for (const button of document.querySelectorAll('button[data-username]')) {
    button.addEventListener('click', (event) => {
      event.preventDefault()
      login.value = button.getAttribute('data-username') ?? ''
      password.value = button.getAttribute('data-password') ?? ''
      document.getElementById('sign-in')?.focus()
    })
  }
}

// Browsers differ in whether autofocus reaches an element that is no control.
document.getElementById('problems')?.focus()
