import type { SecondFactorChange } from './outbox.ts'

type Sentences = Readonly<Record<SecondFactorChange, string>>

const en: Sentences = {
  APP_ADDED:
    'an authenticator app was added to your account in {product}. You need it from now on when you sign in with your password.',
  APP_REMOVED: 'the authenticator app was removed from your account in {product}.',
  PASSKEY_ADDED: 'a passkey was added to your account in {product}.',
  PASSKEY_REMOVED: 'a passkey was removed from your account in {product}.',
  CODES_RENEWED: 'new recovery codes were created for your account in {product}. The old ones no longer work.',
  CODE_USED: 'a recovery code was used to sign in to your account in {product}. It does not work a second time.',
  RESET:
    'an administrator reset two-step sign-in for your account in {product} and signed you out everywhere. Set it up again after you sign in.',
}

const de: Sentences = {
  APP_ADDED:
    'Ihrem Konto in {product} wurde eine Authenticator-App hinzugefügt. Ab jetzt benötigen Sie sie bei der Anmeldung mit Passwort.',
  APP_REMOVED: 'die Authenticator-App wurde aus Ihrem Konto in {product} entfernt.',
  PASSKEY_ADDED: 'Ihrem Konto in {product} wurde ein Passkey hinzugefügt.',
  PASSKEY_REMOVED: 'aus Ihrem Konto in {product} wurde ein Passkey entfernt.',
  CODES_RENEWED:
    'für Ihr Konto in {product} wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
  CODE_USED:
    'bei der Anmeldung an Ihrem Konto in {product} wurde ein Wiederherstellungscode verwendet. Er gilt kein zweites Mal.',
  RESET:
    'die Zwei-Faktor-Anmeldung Ihres Kontos in {product} wurde von der Administration zurückgesetzt, und alle Sitzungen wurden beendet. Richten Sie sie nach der nächsten Anmeldung neu ein.',
}

const sw: Sentences = {
  APP_ADDED:
    'programu ya uthibitishaji imeongezwa kwenye akaunti yako katika {product}. Kuanzia sasa utaihitaji unapoingia kwa nenosiri.',
  APP_REMOVED: 'programu ya uthibitishaji imeondolewa kwenye akaunti yako katika {product}.',
  PASSKEY_ADDED: 'ufunguo wa siri umeongezwa kwenye akaunti yako katika {product}.',
  PASSKEY_REMOVED: 'ufunguo wa siri umeondolewa kwenye akaunti yako katika {product}.',
  CODES_RENEWED:
    'misimbo mipya ya urejeshaji imetengenezwa kwa akaunti yako katika {product}. Ya zamani haifanyi kazi tena.',
  CODE_USED:
    'msimbo wa urejeshaji umetumika kuingia kwenye akaunti yako katika {product}. Hautafanya kazi mara ya pili.',
  RESET:
    'msimamizi ameweka upya uthibitishaji wa hatua mbili wa akaunti yako katika {product} na kukuondoa kwenye vifaa vyote. Uuweke tena baada ya kuingia.',
}

/** What happened, for the mail about a change of the second factor. */
export const secondFactorWords = { en, de, sw } as const
