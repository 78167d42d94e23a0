import type { PageLocale } from '../pages/pageTexts.ts'

const en = {
  title: 'Confirm your new email address',
  lead: 'From now on, use {email} to sign in to {product} and to receive emails.',
  confirm: 'Confirm address',
  doneTitle: 'Email address confirmed',
  done: '{email} is now the email address of your account.',
  usedTitle: 'This link no longer works',
  used: 'It has expired or was already used. You can request a new one in your profile.',
} as const

/** Every text of the pages that confirm an email address, with the same keys in each language. */
type EmailChangeTexts = Readonly<Record<keyof typeof en, string>>

const de: EmailChangeTexts = {
  title: 'Neue E-Mail-Adresse bestätigen',
  lead: 'Ab jetzt melden Sie sich mit {email} bei {product} an und erhalten dort E-Mails.',
  confirm: 'Adresse bestätigen',
  doneTitle: 'E-Mail-Adresse bestätigt',
  done: '{email} ist jetzt die E-Mail-Adresse Ihres Kontos.',
  usedTitle: 'Dieser Link funktioniert nicht mehr',
  used: 'Er ist abgelaufen oder wurde bereits verwendet. In Ihrem Profil können Sie einen neuen anfordern.',
}

const sw: EmailChangeTexts = {
  title: 'Thibitisha barua pepe yako mpya',
  lead: 'Kuanzia sasa, tumia {email} kuingia katika {product} na kupokea barua pepe.',
  confirm: 'Thibitisha barua pepe',
  doneTitle: 'Barua pepe imethibitishwa',
  done: '{email} sasa ni barua pepe ya akaunti yako.',
  usedTitle: 'Kiungo hiki hakifanyi kazi tena',
  used: 'Muda wake umeisha au kimeshatumika. Unaweza kuomba kipya katika wasifu wako.',
}

/** The texts by language. */
export const emailChangeTexts: Readonly<Record<PageLocale, EmailChangeTexts>> = { en, de, sw }
