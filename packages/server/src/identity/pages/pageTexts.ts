/** The languages of the provider's own pages (specification, section 9). */
export const pageLocales = ['en', 'de', 'sw'] as const
export type PageLocale = (typeof pageLocales)[number]

/** A sentence with `{count}` in it, by the plural forms that the three languages have. */
export interface CountedText {
  readonly one: string
  readonly other: string
}

const en = {
  productFor: 'for {unit}',
  signInTitle: 'Sign in',
  welcome: 'Welcome back.',
  lead: 'Sign in to pick up where you left off.',
  login: 'Username or email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgotPassword: 'Forgot password?',
  keepSignedIn: 'Keep me signed in on this device',
  signIn: 'Sign in',
  cancel: 'Cancel and go back',
  languages: 'Language',
  errorTitle: 'Sign-in failed',
  loginMissing: 'Enter your username or email.',
  passwordMissing: 'Enter your password.',
  refused: 'The username or password is not correct.',
  tooManyTitle: 'Too many attempts',
  tooMany: {
    one: 'Sign-in is paused for your protection. Try again in {count} minute.',
    other: 'Sign-in is paused for your protection. Try again in {count} minutes.',
  },
  demoTitle: 'Demo accounts, password {password}',
  demoUse: 'Use',
  demoUseFor: 'Use the account {username}',
  demoRole: { learner: 'Learner', manager: 'Education manager', admin: 'Administrator', all: 'All three roles' },
  proverbMeaning: 'Little by little fills the measure.',
  proverbOrigin: 'Swahili proverb',
  expiredTitle: 'This sign-in page has expired',
  expired:
    'It was open too long or has already been used, or this browser blocks cookies. Allow cookies for {product} and start again from there.',
  backToApp: 'Back to {product}',
  failedTitle: 'Something went wrong here',
  failed: 'Sign-in failed because of an error on our side. Try again in a moment.',
  unavailableTitle: 'The service is briefly unavailable',
  unavailable: 'We’re working on it. Try again in a moment.',
  invalidTitle: 'This sign-in request isn’t valid',
  invalid: 'The address is incomplete or not allowed. Start again from {product}.',
  errorCode: 'Code: {code}',
  signOutTitle: 'Sign out of {product}?',
  signOutLead: 'You will be signed out in every tab of this browser.',
  signOut: 'Sign out',
  staySignedIn: 'Stay signed in',
  signingOut: 'Signing out',
  signedOutTitle: 'You are signed out',
  signedOut: 'You can close this page, or go back to {product} to sign in again.',
  invitationTitle: 'Choose your password',
  invitationLead: 'Then your account is ready.',
  resetTitle: 'Choose a new password',
  resetLead: 'Your old password stops working, and you’re signed out everywhere.',
  yourLogin: 'You sign in as',
  newPassword: 'New password',
  passwordHint: 'At least 10 characters. A few words in a row are easy to remember and hard to guess.',
  passwordTooShort: 'Use at least 10 characters.',
  passwordTooLong: 'Use at most 200 characters.',
  passwordWeak: 'Too easy to guess. Choose something less common, without your name.',
  setPassword: 'Set password',
  passwordSetTitle: 'Your password is set',
  passwordSet: 'You can now sign in with it.',
  usedLinkTitle: 'This link no longer works',
  usedLink: 'It was already used, has expired or was replaced by a newer one. Ask your administrator for a new one.',
  codeTitle: 'Welcome',
  codeLead: 'Enter the code from your letter.',
  letterCode: 'Code',
  codeWrong: 'This code isn’t valid. Check each letter and digit, or ask for a new letter.',
  goOn: 'Continue',
} as const

/** Every text of the provider's pages, with the same keys in each language. */
export type PageTexts = {
  readonly [Key in keyof typeof en]: (typeof en)[Key] extends string
    ? string
    : { readonly [Part in keyof (typeof en)[Key]]: string }
}

const de: PageTexts = {
  productFor: 'für {unit}',
  signInTitle: 'Anmelden',
  welcome: 'Willkommen zurück.',
  lead: 'Melden Sie sich an und machen Sie da weiter, wo Sie aufgehört haben.',
  login: 'Benutzername oder E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  forgotPassword: 'Passwort vergessen?',
  keepSignedIn: 'Auf diesem Gerät angemeldet bleiben',
  signIn: 'Anmelden',
  cancel: 'Abbrechen und zurück',
  languages: 'Sprache',
  errorTitle: 'Sie sind noch nicht angemeldet',
  loginMissing: 'Geben Sie Ihren Benutzernamen oder Ihre E-Mail ein.',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  refused: 'Benutzername oder Passwort ist nicht richtig.',
  tooManyTitle: 'Zu viele Versuche',
  tooMany: {
    one: 'Die Anmeldung ist zu Ihrem Schutz angehalten. Versuchen Sie es in {count} Minute wieder.',
    other: 'Die Anmeldung ist zu Ihrem Schutz angehalten. Versuchen Sie es in {count} Minuten wieder.',
  },
  demoTitle: 'Demo-Konten, Passwort {password}',
  demoUse: 'Verwenden',
  demoUseFor: 'Konto {username} verwenden',
  demoRole: { learner: 'Lernende', manager: 'Bildungsmanagement', admin: 'Administration', all: 'Alle drei Rollen' },
  proverbMeaning: 'Stück für Stück füllt sich das Maß.',
  proverbOrigin: 'Sprichwort auf Swahili',
  expiredTitle: 'Diese Anmeldeseite ist abgelaufen',
  expired:
    'Sie war zu lange offen, wurde schon benutzt, oder dieser Browser behält keine Cookies. Erlauben Sie Cookies für {product} und beginnen Sie dort neu.',
  backToApp: 'Zurück zu {product}',
  failedTitle: 'Hier ist etwas schiefgegangen',
  failed: 'Die Anmeldung ist wegen eines Fehlers bei uns fehlgeschlagen. Versuchen Sie es gleich noch einmal.',
  unavailableTitle: 'Der Dienst ist kurz nicht verfügbar',
  unavailable: 'Wir arbeiten daran. Versuchen Sie es gleich noch einmal.',
  invalidTitle: 'Diese Anmeldeanfrage ist ungültig',
  invalid: 'Die Adresse ist unvollständig oder nicht erlaubt. Beginnen Sie in {product} neu.',
  errorCode: 'Code: {code}',
  signOutTitle: 'Von {product} abmelden?',
  signOutLead: 'Sie werden in allen Tabs dieses Browsers abgemeldet.',
  signOut: 'Abmelden',
  staySignedIn: 'Angemeldet bleiben',
  signingOut: 'Abmeldung läuft',
  signedOutTitle: 'Sie sind abgemeldet',
  signedOut: 'Sie können diese Seite schließen oder zu {product} zurückkehren und sich neu anmelden.',
  invitationTitle: 'Passwort wählen',
  invitationLead: 'Danach ist Ihr Konto bereit.',
  resetTitle: 'Neues Passwort wählen',
  resetLead: 'Ihr altes Passwort gilt dann nicht mehr, und Sie werden überall abgemeldet.',
  yourLogin: 'Anmeldung als',
  newPassword: 'Neues Passwort',
  passwordHint: 'Mindestens 10 Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
  passwordTooShort: 'Verwenden Sie mindestens 10 Zeichen.',
  passwordTooLong: 'Verwenden Sie höchstens 200 Zeichen.',
  passwordWeak: 'Zu leicht zu erraten. Wählen Sie ein weniger übliches, ohne Ihren Namen.',
  setPassword: 'Passwort festlegen',
  passwordSetTitle: 'Ihr Passwort ist festgelegt',
  passwordSet: 'Sie können sich jetzt damit anmelden.',
  usedLinkTitle: 'Dieser Link gilt nicht mehr',
  usedLink:
    'Er wurde schon benutzt, ist abgelaufen oder wurde durch einen neueren ersetzt. Bitten Sie die Administration um einen neuen.',
  codeTitle: 'Willkommen',
  codeLead: 'Geben Sie den Code aus Ihrem Brief ein.',
  letterCode: 'Code aus dem Brief',
  codeWrong:
    'Dieser Code ist nicht gültig. Prüfen Sie jeden Buchstaben und jede Ziffer, oder bitten Sie um einen neuen Brief.',
  goOn: 'Weiter',
}

const sw: PageTexts = {
  productFor: 'kwa {unit}',
  signInTitle: 'Ingia',
  welcome: 'Karibu tena.',
  lead: 'Ingia ili uendelee pale ulipoachia.',
  login: 'Jina la mtumiaji au barua pepe',
  password: 'Nenosiri',
  showPassword: 'Onyesha nenosiri',
  hidePassword: 'Ficha nenosiri',
  forgotPassword: 'Umesahau nenosiri?',
  keepSignedIn: 'Niache nimeingia kwenye kifaa hiki',
  signIn: 'Ingia',
  cancel: 'Ghairi na urudi',
  languages: 'Lugha',
  errorTitle: 'Bado hujaingia',
  loginMissing: 'Andika jina lako la mtumiaji au barua pepe.',
  passwordMissing: 'Andika nenosiri lako.',
  refused: 'Jina la mtumiaji au nenosiri si sahihi.',
  tooManyTitle: 'Umejaribu mara nyingi mno',
  tooMany: {
    one: 'Kuingia kumesimamishwa kwa usalama wako. Jaribu tena baada ya dakika {count}.',
    other: 'Kuingia kumesimamishwa kwa usalama wako. Jaribu tena baada ya dakika {count}.',
  },
  demoTitle: 'Akaunti za majaribio, nenosiri {password}',
  demoUse: 'Tumia',
  demoUseFor: 'Tumia akaunti {username}',
  demoRole: {
    learner: 'Mwanafunzi',
    manager: 'Meneja wa elimu',
    admin: 'Msimamizi',
    all: 'Majukumu yote matatu',
  },
  proverbMeaning: 'Kidogo kidogo hujaza kipimo.',
  proverbOrigin: 'Methali ya Kiswahili',
  expiredTitle: 'Muda wa ukurasa huu wa kuingia umekwisha',
  expired:
    'Ulikaa wazi kwa muda mrefu mno, umeshatumika, au kivinjari hiki hakihifadhi vidakuzi. Ruhusu vidakuzi vya {product} kisha uanze upya huko.',
  backToApp: 'Rudi {product}',
  failedTitle: 'Hitilafu imetokea hapa',
  failed: 'Kuingia kumeshindikana kwa hitilafu upande wetu. Jaribu tena baada ya muda mfupi.',
  unavailableTitle: 'Huduma haipatikani kwa muda mfupi',
  unavailable: 'Tunalishughulikia. Jaribu tena baada ya muda mfupi.',
  invalidTitle: 'Ombi hili la kuingia si sahihi',
  invalid: 'Anwani haijakamilika au hairuhusiwi. Anza upya kutoka {product}.',
  errorCode: 'Msimbo: {code}',
  signOutTitle: 'Ungependa kuondoka {product}?',
  signOutLead: 'Utaondoka katika vichupo vyote vya kivinjari hiki.',
  signOut: 'Ondoka',
  staySignedIn: 'Baki umeingia',
  signingOut: 'Unaondoka',
  signedOutTitle: 'Umeondoka',
  signedOut: 'Unaweza kufunga ukurasa huu, au kurudi {product} ili uingie tena.',
  invitationTitle: 'Chagua nenosiri lako',
  invitationLead: 'Kisha akaunti yako iko tayari.',
  resetTitle: 'Chagua nenosiri jipya',
  resetLead: 'Nenosiri la zamani halitafanya kazi tena, na utaondolewa kila mahali ulipoingia.',
  yourLogin: 'Unaingia kama',
  newPassword: 'Nenosiri jipya',
  passwordHint: 'Angalau herufi 10. Maneno machache mfululizo ni rahisi kukumbuka na magumu kubahatisha.',
  passwordTooShort: 'Tumia angalau herufi 10.',
  passwordTooLong: 'Tumia herufi zisizozidi 200.',
  passwordWeak: 'Ni rahisi kukisia. Chagua lisilo la kawaida, bila jina lako.',
  setPassword: 'Weka nenosiri',
  passwordSetTitle: 'Nenosiri lako limewekwa',
  passwordSet: 'Sasa unaweza kuingia kwa nenosiri hili.',
  usedLinkTitle: 'Kiungo hiki hakifanyi kazi tena',
  usedLink: 'Kimeshatumika, kimeisha muda au kimebadilishwa na kipya. Mwombe msimamizi wako kingine.',
  codeTitle: 'Karibu',
  codeLead: 'Andika msimbo ulio kwenye barua yako.',
  letterCode: 'Msimbo',
  codeWrong: 'Msimbo huu si sahihi. Kagua kila herufi na tarakimu, au omba barua mpya.',
  goOn: 'Endelea',
}

/** The texts of the provider's pages by language. */
export const pageTexts: Readonly<Record<PageLocale, PageTexts>> = { en, de, sw }

/** How each language calls itself. */
export const localeNames: Readonly<Record<PageLocale, string>> = { en: 'English', de: 'Deutsch', sw: 'Kiswahili' }

/** Puts values in the places of a text: `{unit}` becomes `values.unit`. A place without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}

/** Answers a counted sentence in a language, by its plural rules and with its digits. */
export function fillCount(text: CountedText, locale: PageLocale, count: number): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? text.one : text.other
  return fill(form, { count: new Intl.NumberFormat(locale).format(count) })
}
