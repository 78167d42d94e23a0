import type { CountedText, PageLocale } from './pageTexts.ts'

const en = {
  usePasskey: 'Use a passkey',
  passkeyFailed: 'The passkey was not accepted. Try again, or sign in another way.',
  secondTitle: 'Confirm it is you',
  secondErrorTitle: 'You are not signed in yet',
  appLead: 'Enter the 6-digit code from your authenticator app.',
  passkeyLead: 'Use your passkey to finish signing in.',
  appCode: 'Code',
  continue: 'Continue',
  codeMissing: 'Enter the code.',
  codeWrong: 'That code is not right. Check the time on your phone and try the newest code.',
  codeUsed: 'That code was used already. Wait for the next one and enter it.',
  otherWay: 'Use a recovery code instead',
  appWay: 'Use the authenticator app or a passkey instead',
  recoveryLead: 'Enter one of the recovery codes you saved. Each works once.',
  recoveryCode: 'Recovery code',
  recoveryWrong: 'That recovery code is not right, or was used already. Check each character, or try another code.',
  noneLeft: 'Lost your phone and your recovery codes? Ask an administrator to reset two-step sign-in.',
  startOver: 'Sign in as someone else',
  tooManyCodes: {
    one: 'Too many wrong codes. Try again in {count} minute.',
    other: 'Too many wrong codes. Try again in {count} minutes.',
  },
  setUpTitle: 'Set up two-step sign-in',
  setUpLead: 'Your organisation requires a second step for your role. It takes about two minutes.',
  setUpScan:
    'Scan this code with an authenticator app, such as Aegis, Google Authenticator or Microsoft Authenticator.',
  setUpKey: 'Cannot scan it? Enter this key in the app:',
  qrLabel: 'QR code for the authenticator app',
  setUpCode: 'Code from the app',
  setUpPasskey: 'Use a passkey instead',
  passkeyName: 'Passkey',
  codesTitle: 'Save your recovery codes',
  codesLead: 'Each code signs you in once if you lose your phone or passkey. They are shown only now.',
  codesGone: 'Your recovery codes were shown once. You can create new ones in your profile.',
  codesDownload: 'Download codes',
  codesSaved: 'I have saved them, continue',
} as const

/** The texts about the second step, with the same keys in each language. */
export type SecondFactorTexts = {
  readonly [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : CountedText
}

const de: SecondFactorTexts = {
  usePasskey: 'Passkey verwenden',
  passkeyFailed: 'Der Passkey wurde nicht angenommen. Versuchen Sie es erneut oder melden Sie sich anders an.',
  secondTitle: 'Bestätigen Sie Ihre Identität',
  secondErrorTitle: 'Sie sind noch nicht angemeldet',
  appLead: 'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-App ein.',
  passkeyLead: 'Schließen Sie die Anmeldung mit Ihrem Passkey ab.',
  appCode: 'Code aus der App',
  continue: 'Weiter',
  codeMissing: 'Geben Sie den Code ein.',
  codeWrong:
    'Dieser Code ist nicht richtig. Prüfen Sie die Uhrzeit auf Ihrem Telefon und versuchen Sie den neuesten Code.',
  codeUsed: 'Dieser Code wurde schon verwendet. Warten Sie auf den nächsten und geben Sie ihn ein.',
  otherWay: 'Stattdessen einen Wiederherstellungscode verwenden',
  appWay: 'Stattdessen die Authenticator-App oder einen Passkey verwenden',
  recoveryLead: 'Geben Sie einen Ihrer gespeicherten Wiederherstellungscodes ein. Jeder gilt einmal.',
  recoveryCode: 'Wiederherstellungscode',
  recoveryWrong:
    'Dieser Wiederherstellungscode ist nicht richtig oder wurde schon verwendet. Prüfen Sie jedes Zeichen oder nehmen Sie einen anderen.',
  noneLeft:
    'Telefon und Wiederherstellungscodes verloren? Bitten Sie die Administration, die Zwei-Faktor-Anmeldung zurückzusetzen.',
  startOver: 'Mit einem anderen Konto anmelden',
  tooManyCodes: {
    one: 'Zu viele falsche Codes. Versuchen Sie es in {count} Minute wieder.',
    other: 'Zu viele falsche Codes. Versuchen Sie es in {count} Minuten wieder.',
  },
  setUpTitle: 'Zwei-Faktor-Anmeldung einrichten',
  setUpLead:
    'Ihre Organisation verlangt für Ihre Rolle einen zweiten Schritt. Das Einrichten dauert etwa zwei Minuten.',
  setUpScan:
    'Scannen Sie diesen Code mit einer Authenticator-App, zum Beispiel Aegis, Google Authenticator oder Microsoft Authenticator.',
  setUpKey: 'Scannen nicht möglich? Geben Sie diesen Schlüssel in der App ein:',
  qrLabel: 'QR-Code für die Authenticator-App',
  setUpCode: 'Code, den die App anzeigt',
  setUpPasskey: 'Stattdessen einen Passkey verwenden',
  passkeyName: 'Mein Passkey',
  codesTitle: 'Wiederherstellungscodes speichern',
  codesLead:
    'Mit jedem Code können Sie sich einmal anmelden, wenn Telefon oder Passkey verloren gehen. Sie werden nur jetzt angezeigt.',
  codesGone: 'Ihre Wiederherstellungscodes wurden einmal angezeigt. Neue erstellen Sie in Ihrem Profil.',
  codesDownload: 'Codes herunterladen',
  codesSaved: 'Gespeichert, weiter',
}

const sw: SecondFactorTexts = {
  usePasskey: 'Tumia ufunguo wa siri',
  passkeyFailed: 'Ufunguo wa siri haukukubaliwa. Jaribu tena, au ingia kwa njia nyingine.',
  secondTitle: 'Thibitisha kuwa ni wewe',
  secondErrorTitle: 'Bado hujaingia',
  appLead: 'Weka msimbo wa tarakimu 6 kutoka kwenye programu yako ya uthibitishaji.',
  passkeyLead: 'Tumia ufunguo wako wa siri ili kukamilisha kuingia.',
  appCode: 'Msimbo',
  continue: 'Endelea',
  codeMissing: 'Weka msimbo.',
  codeWrong: 'Msimbo huo si sahihi. Kagua saa ya simu yako na ujaribu msimbo mpya zaidi.',
  codeUsed: 'Msimbo huo umeshatumika. Subiri unaofuata kisha uuweke.',
  otherWay: 'Tumia msimbo wa urejeshaji badala yake',
  appWay: 'Tumia programu ya uthibitishaji au ufunguo wa siri badala yake',
  recoveryLead: 'Weka mmoja wa misimbo ya urejeshaji uliyohifadhi. Kila mmoja hufanya kazi mara moja.',
  recoveryCode: 'Msimbo wa urejeshaji',
  recoveryWrong: 'Msimbo huo wa urejeshaji si sahihi, au umeshatumika. Kagua kila herufi, au jaribu mwingine.',
  noneLeft: 'Umepoteza simu na misimbo ya urejeshaji? Mwombe msimamizi aweke upya uthibitishaji wa hatua mbili.',
  startOver: 'Ingia kwa akaunti nyingine',
  tooManyCodes: {
    one: 'Misimbo mingi si sahihi. Jaribu tena baada ya dakika {count}.',
    other: 'Misimbo mingi si sahihi. Jaribu tena baada ya dakika {count}.',
  },
  setUpTitle: 'Weka uthibitishaji wa hatua mbili',
  setUpLead: 'Shirika lako linahitaji hatua ya pili kwa jukumu lako. Itachukua takriban dakika mbili.',
  setUpScan:
    'Changanua msimbo huu kwa programu ya uthibitishaji, kama vile Aegis, Google Authenticator au Microsoft Authenticator.',
  setUpKey: 'Huwezi kuuchanganua? Weka ufunguo huu kwenye programu:',
  qrLabel: 'Msimbo wa QR wa programu ya uthibitishaji',
  setUpCode: 'Msimbo kutoka kwenye programu',
  setUpPasskey: 'Tumia ufunguo wa siri badala yake',
  passkeyName: 'Ufunguo wa siri',
  codesTitle: 'Hifadhi misimbo yako ya urejeshaji',
  codesLead: 'Kila msimbo hukuingiza mara moja ukipoteza simu au ufunguo wa siri. Inaonyeshwa sasa tu.',
  codesGone: 'Misimbo yako ya urejeshaji ilionyeshwa mara moja. Unaweza kutengeneza mipya kwenye wasifu wako.',
  codesDownload: 'Pakua misimbo',
  codesSaved: 'Nimeihifadhi, endelea',
}

/** The texts about the second step by language. */
export const secondFactorTexts: Readonly<Record<PageLocale, SecondFactorTexts>> = { en, de, sw }
