// The provider's side of OpenID Connect Session Management 1.0, section 3.3: the app asks "client_id session_state",
// and learns whether the browser is still in that session.
const { client = '', cookie = '', origins = '' } = document.documentElement.dataset
const allowed = new Set(origins.split(' '))

function readState() {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${cookie}=`))
  return pair ? pair.slice(cookie.length + 1) : ''
}

window.addEventListener('message', (event) => {
  if (!event.source || !allowed.has(event.origin)) return
  const match = typeof event.data === 'string' ? /^([^ ]+) ([^ ]+)$/.exec(event.data) : null
  const isValid = match !== null && match[1] === client
  const answer = isValid ? (match[2] === readState() ? 'unchanged' : 'changed') : 'error'
  event.source.postMessage(answer, { targetOrigin: event.origin })
})
