import type { PageLocale } from '../pages/pageTexts.ts'

const en = {
  title: 'Forgot your password?',
  lead: 'Enter your username or email. We’ll email you a link to choose a new password.',
  send: 'Send link',
  sentTitle: 'Check your email',
  readyTitle: 'Link requested',
  sent: 'If {product} has an account with an email address for “{login}”, a link is on its way. It works once, within one hour.',
  sentWithoutMail:
    'If {product} has an account with an email address for “{login}”, a link is ready. {product} doesn’t send email yet, so ask your administrator for the link.',
  help: 'No email address in your account, or no email after a few minutes? Ask your training team or administrator for a new password.',
  back: 'Back to sign-in',
  tooMany: {
    one: 'Too many links were requested from here. Try again in {count} minute.',
    other: 'Too many links were requested from here. Try again in {count} minutes.',
  },
} as const

/** Every text of the pages for a forgotten password, with the same keys in each language. */
export type ForgotPasswordTexts = {
  readonly [Key in keyof typeof en]: (typeof en)[Key] extends string
    ? string
    : { readonly [Part in keyof (typeof en)[Key]]: string }
}

const de: ForgotPasswordTexts = {
  title: 'Passwort vergessen?',
  lead: 'Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein. Sie erhalten per E-Mail einen Link, um ein neues Passwort zu wählen.',
  send: 'Link senden',
  sentTitle: 'Prüfen Sie Ihre E-Mails',
  readyTitle: 'Link angefordert',
  sent: 'Wenn es in {product} zu „{login}“ ein Konto mit E-Mail-Adresse gibt, ist ein Link dorthin unterwegs. Er gilt einmal und eine Stunde lang.',
  sentWithoutMail:
    'Wenn es in {product} zu „{login}“ ein Konto mit E-Mail-Adresse gibt, liegt ein Link bereit. {product} versendet noch keine E-Mails. Bitten Sie Ihre Administration um den Link.',
  help: 'Keine E-Mail-Adresse im Konto, oder nach einigen Minuten keine E-Mail? Bitten Sie Ihr Bildungsmanagement oder Ihre Administration um ein neues Passwort.',
  back: 'Zurück zur Anmeldung',
  tooMany: {
    one: 'Von hier wurden zu viele Links angefordert. Versuchen Sie es in {count} Minute erneut.',
    other: 'Von hier wurden zu viele Links angefordert. Versuchen Sie es in {count} Minuten erneut.',
  },
}

const sw: ForgotPasswordTexts = {
  title: 'Umesahau nenosiri?',
  lead: 'Weka jina lako la mtumiaji au barua pepe. Tutakutumia kiungo cha kuchagua nenosiri jipya kwa barua pepe.',
  send: 'Tuma kiungo',
  sentTitle: 'Angalia barua pepe yako',
  readyTitle: 'Kiungo kimeombwa',
  sent: 'Kama {product} ina akaunti yenye barua pepe kwa “{login}”, kiungo kimetumwa. Kinafanya kazi mara moja, ndani ya saa moja.',
  sentWithoutMail:
    'Kama {product} ina akaunti yenye barua pepe kwa “{login}”, kiungo kiko tayari. {product} bado haitumi barua pepe, kwa hiyo omba kiungo kutoka kwa msimamizi wako.',
  help: 'Akaunti yako haina barua pepe, au hujapata barua pepe baada ya dakika chache? Omba nenosiri jipya kutoka kwa timu yako ya mafunzo au msimamizi.',
  back: 'Rudi kwenye ukurasa wa kuingia',
  tooMany: {
    one: 'Viungo vingi mno vimeombwa kutoka hapa. Jaribu tena baada ya dakika {count}.',
    other: 'Viungo vingi mno vimeombwa kutoka hapa. Jaribu tena baada ya dakika {count}.',
  },
}

/** The texts by language. */
export const forgotPasswordTexts: Readonly<Record<PageLocale, ForgotPasswordTexts>> = { en, de, sw }
