/** The content of one letter. */
export interface Letter {
  readonly name: string
  /** The username for the sign-in; null where it is the email address. */
  readonly login: string | null
  readonly code: string
  readonly expiresAt: Date
  readonly locale: string | null
}

interface LetterTexts {
  readonly title: (product: string) => string
  readonly greeting: (name: string) => string
  readonly begin: string
  readonly open: string
  readonly code: string
  readonly login: string
  readonly until: (day: string) => string
  readonly secret: string
}

const en: LetterTexts = {
  title: (product) => `Your access to ${product}`,
  greeting: (name) => `Hello ${name},`,
  begin: 'your account is ready. Set your password as follows:',
  open: 'Open this address in a browser:',
  code: 'Enter this code:',
  login: 'Choose a password. You sign in with it and this username:',
  until: (day) => `The code works once, until ${day}.`,
  secret: 'Keep this letter to yourself until you have used it.',
}

const de: LetterTexts = {
  title: (product) => `Ihr Zugang zu ${product}`,
  greeting: (name) => `Guten Tag ${name},`,
  begin: 'Ihr Konto ist eingerichtet. So legen Sie Ihr Passwort fest:',
  open: 'Öffnen Sie diese Adresse im Browser:',
  code: 'Geben Sie diesen Code ein:',
  login: 'Wählen Sie ein Passwort. Damit und mit diesem Benutzernamen melden Sie sich an:',
  until: (day) => `Der Code gilt einmal, bis zum ${day}.`,
  secret: 'Bewahren Sie diesen Brief bis dahin vertraulich auf.',
}

const sw: LetterTexts = {
  title: (product) => `Njia yako ya kuingia ${product}`,
  greeting: (name) => `Habari ${name},`,
  begin: 'akaunti yako iko tayari. Weka nenosiri lako mwenyewe hivi:',
  open: 'Fungua anwani hii kwenye kivinjari:',
  code: 'Andika msimbo huu:',
  login: 'Chagua nenosiri. Baada ya hapo utaingia kwa nenosiri hilo na jina hili la mtumiaji:',
  until: (day) => `Msimbo unafanya kazi mara moja, hadi ${day}.`,
  secret: 'Tunza barua hii mwenyewe hadi utakapoitumia.',
}

const texts: Readonly<Record<string, LetterTexts>> = { en, de, sw }

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? '')

// A printed page: one colour scheme, lengths of paper.
const style = `@page { size: A4; margin: 25mm }
body { font: 12pt/1.5 system-ui, sans-serif; margin: 0 }
section { break-after: page }
section:last-child { break-after: auto }
h1 { font-size: 18pt; line-height: 1.25; margin: 0 0 12mm }
ol { padding-inline-start: 6mm }
li { margin-block-end: 5mm }
code { display: block; font: 600 16pt/1.4 ui-monospace, monospace; letter-spacing: 0.05em; overflow-wrap: anywhere }`

const spoken: Readonly<Record<string, string>> = { en: 'en-GB', de: 'de-DE', sw: 'sw-TZ' }

function writeLetter(
  { name, login, code, expiresAt, locale }: Letter,
  product: string,
  address: string,
  fallback: string,
): string {
  const language = locale !== null && locale in texts ? locale : fallback
  const words = texts[language] ?? en
  const day = new Intl.DateTimeFormat(spoken[language] ?? 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    expiresAt,
  )
  const last = login === null ? '' : `<li>${safe(words.login)}<code>${safe(login)}</code></li>`
  return `<section lang="${language}"><h1>${safe(words.title(product))}</h1><p>${safe(words.greeting(name))}</p>
<p>${safe(words.begin)}</p><ol><li>${safe(words.open)}<code>${safe(address)}</code></li>
<li>${safe(words.code)}<code>${safe(code)}</code></li>${last}</ol>
<p>${safe(words.until(day))} ${safe(words.secret)}</p></section>`
}

/** One printed page a person, in the person's language, else in that of the person who prints. */
export function writeLetters(
  letters: readonly Letter[],
  product: string,
  address: string,
  locale: string | null,
): string {
  const fallback = locale !== null && locale in texts ? locale : 'en'
  const pages = letters.map((letter) => writeLetter(letter, product, address, fallback)).join('\n')
  const title = safe((texts[fallback] ?? en).title(product))
  return `<!doctype html><html lang="${fallback}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>${pages}</body></html>`
}
