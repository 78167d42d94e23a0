import { emailMailWords } from './emailMailWords.ts'
import type { MailEvent, MailValues } from './outbox.ts'
import { secondFactorWords } from './secondFactorWords.ts'

/** The languages mails are written in. */
export const mailLocales = ['en', 'de', 'sw'] as const
export type MailLocale = (typeof mailLocales)[number]

/** The words of one mail: a subject and paragraphs, with the names of `MailValues` in braces. */
export interface MailWords {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

/** A mail that says how many: one of several paragraphs by the number's plural form. */
type Words<E extends MailEvent> = (values: MailValues[E]) => MailWords

type AllWords = { readonly [E in MailEvent]: Words<E> }

const failedRows = {
  en: (count: number): string =>
    count === 0 ? 'Every row was taken.' : count === 1 ? 'One row could not be taken. It is listed with its reason, ready to be repaired.' : `${count} rows could not be taken. They are listed with their reasons, ready to be repaired.`,
  de: (count: number): string =>
    count === 0 ? 'Alle Zeilen wurden übernommen.' : count === 1 ? 'Eine Zeile konnte nicht übernommen werden. Sie steht mit dem Grund in der Liste und lässt sich dort berichtigen.' : `${count} Zeilen konnten nicht übernommen werden. Sie stehen mit dem Grund in der Liste und lassen sich dort berichtigen.`,
  sw: (count: number): string =>
    count === 0 ? 'Safu zote zimepokelewa.' : count === 1 ? 'Safu moja haikuweza kupokelewa. Imeorodheshwa pamoja na sababu yake, tayari kurekebishwa.' : `Safu ${count} hazikuweza kupokelewa. Zimeorodheshwa pamoja na sababu zake, tayari kurekebishwa.`,
} as const

const waitingCases = {
  en: (count: number): string => (count === 1 ? 'One question waits' : `${count} questions wait`),
  de: (count: number): string => (count === 1 ? 'Eine Frage wartet' : `${count} Fragen warten`),
  sw: (count: number): string => (count === 1 ? 'Swali moja linasubiri' : `Maswali ${count} yanasubiri`),
} as const

// What somebody wrote stands on a line of its own; nothing where nothing was written.
const quote = (reason: string): readonly string[] => (reason === '' ? [] : ['{reason}'])

const en: AllWords = {
  INVITATION: () => ({
    subject: 'Your place in {product}',
    paragraphs: [
      'Hello {name},',
      'there is a place for you in {product}. Open this address to choose a password and begin:',
      '{url}',
      'The address works once, until {until}. After that, whoever invited you can send a new one.',
    ],
  }),
  PASSWORD_RESET: () => ({
    subject: 'A new password for {product}',
    paragraphs: [
      'Hello {name},',
      'use this link to choose a new password for your {product} account:',
      '{url}',
      'The link works once, until {until}. If you didn’t ask for it, ignore this email: your password stays the same.',
    ],
  }),
  PASSWORD_CHANGED: () => ({
    subject: 'Your password for {product} was changed',
    paragraphs: ['Hello {name},', 'the password of your {product} account was changed on {at}.', 'If this wasn’t you, choose a new password now:', '{url}'],
  }),
  ...emailMailWords.en,
  SECOND_FACTOR: ({ change }) => ({
    subject: 'Two-step sign-in for {product} was changed',
    paragraphs: ['Hello {name},', secondFactorWords.en[change], 'If this was not you, change your password and check your sign-in settings at once:', '{url}'],
  }),
  IMPORT_ENDED: ({ failed }) => ({
    subject: 'Import finished: {fileName}',
    paragraphs: ['Hello {name},', 'the import of {fileName} has ended.', failedRows.en(failed), 'See what came of it:', '{url}'],
  }),
  DELETION_REQUESTED: () => ({
    subject: '{person} asks for deletion',
    paragraphs: ['Hello {name},', '{person} asks to have their personal data in {product} deleted.', 'Decide here:', '{url}'],
  }),
  JOIN_REQUESTED: () => ({
    subject: '{person} asks to join {unit}',
    paragraphs: ['Hello {name},', '{person} asks to join {unit} in {product}. All who wait for an answer today are listed here:', '{url}'],
  }),
  JOIN_APPROVED: ({ reason }) => ({
    subject: 'You are in {unit} now',
    paragraphs: ['Hello {name},', 'you asked to join {unit} in {product}, and now you belong to it.', ...quote(reason), 'Your units:', '{url}'],
  }),
  JOIN_DECLINED: ({ reason }) => ({
    subject: 'About joining {unit}',
    paragraphs: ['Hello {name},', 'you asked to join {unit} in {product}. This time the answer is no, for this reason:', ...quote(reason), 'Your units:', '{url}'],
  }),
  CASES_WAITING: ({ waiting }) => ({
    subject: `${waitingCases.en(waiting)} in {product}`,
    paragraphs: [
      'Hello {name},',
      `${waitingCases.en(waiting)} in {product} for an administrator: whose a sign-in is, or whether somebody comes into a unit. Decide here:`,
      '{url}',
      'This mail comes when something new waits, once a day at most, and once a week as long as something is left.',
    ],
  }),
  TEST: () => ({
    subject: 'A test mail from {product}',
    paragraphs: ['Hello,', 'this mail shows that {product} can send mail. There is nothing to do.'],
  }),
}

const de: AllWords = {
  INVITATION: () => ({
    subject: 'Ein Platz in {product}',
    paragraphs: [
      'Guten Tag {name},',
      'in {product} ist ein Platz eingerichtet. Unter dieser Adresse lässt sich ein Passwort wählen, dann kann es losgehen:',
      '{url}',
      'Die Adresse gilt einmal und bis {until}. Danach kann eine neue kommen, und zwar von dort, woher diese Einladung stammt.',
    ],
  }),
  PASSWORD_RESET: () => ({
    subject: 'Ein neues Passwort für {product}',
    paragraphs: [
      'Guten Tag {name},',
      'mit diesem Link wählen Sie ein neues Passwort für Ihr Konto in {product}:',
      '{url}',
      'Der Link gilt einmal und bis {until}. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt unverändert.',
    ],
  }),
  PASSWORD_CHANGED: () => ({
    subject: 'Ihr Passwort für {product} wurde geändert',
    paragraphs: ['Guten Tag {name},', 'das Passwort Ihres Kontos in {product} wurde am {at} geändert.', 'Wenn Sie das nicht waren, wählen Sie jetzt ein neues Passwort:', '{url}'],
  }),
  ...emailMailWords.de,
  SECOND_FACTOR: ({ change }) => ({
    subject: 'Zwei-Faktor-Anmeldung für {product} geändert',
    paragraphs: ['Guten Tag {name},', secondFactorWords.de[change], 'Waren Sie das nicht? Dann ändern Sie sofort Ihr Passwort und prüfen Sie Ihre Anmeldeeinstellungen:', '{url}'],
  }),
  IMPORT_ENDED: ({ failed }) => ({
    subject: 'Import beendet: {fileName}',
    paragraphs: ['Guten Tag {name},', 'der Import von {fileName} ist beendet.', failedRows.de(failed), 'Das Ergebnis im Einzelnen:', '{url}'],
  }),
  DELETION_REQUESTED: () => ({
    subject: 'Löschung gewünscht: {person}',
    paragraphs: ['Guten Tag {name},', '{person} wünscht die Löschung der eigenen personenbezogenen Daten in {product}.', 'Hier wird darüber entschieden:', '{url}'],
  }),
  JOIN_REQUESTED: () => ({
    subject: 'Beitrittswunsch zu {unit}: {person}',
    paragraphs: ['Guten Tag {name},', '{person} möchte der Einheit {unit} in {product} beitreten. Hier stehen alle, die heute auf eine Antwort warten:', '{url}'],
  }),
  JOIN_APPROVED: ({ reason }) => ({
    subject: 'Aufnahme in {unit}',
    paragraphs: ['Guten Tag {name},', 'der Wunsch, der Einheit {unit} in {product} beizutreten, ist angenommen: Die Mitgliedschaft gilt ab sofort.', ...quote(reason), 'Die eigenen Einheiten:', '{url}'],
  }),
  JOIN_DECLINED: ({ reason }) => ({
    subject: 'Zum Beitritt zu {unit}',
    paragraphs: ['Guten Tag {name},', 'der Wunsch, der Einheit {unit} in {product} beizutreten, ist diesmal abgelehnt worden. Der Grund:', ...quote(reason), 'Die eigenen Einheiten:', '{url}'],
  }),
  CASES_WAITING: ({ waiting }) => ({
    subject: `${waitingCases.de(waiting)} in {product}`,
    paragraphs: [
      'Guten Tag {name},',
      `${waitingCases.de(waiting)} in {product} auf die Administration: wem eine Anmeldung gehört oder ob jemand in eine Einheit kommt. Hier wird darüber entschieden:`,
      '{url}',
      'Diese Mail kommt, wenn etwas Neues wartet, höchstens einmal am Tag, und einmal in der Woche, solange etwas offen ist.',
    ],
  }),
  TEST: () => ({
    subject: 'Eine Testmail von {product}',
    paragraphs: ['Guten Tag,', 'diese Mail zeigt, dass {product} Mails versenden kann. Es ist nichts zu tun.'],
  }),
}

const sw: AllWords = {
  INVITATION: () => ({
    subject: 'Nafasi yako katika {product}',
    paragraphs: [
      'Habari {name},',
      'kuna nafasi yako katika {product}. Fungua anwani hii ili kuchagua nenosiri na kuanza:',
      '{url}',
      'Anwani hii inatumika mara moja, hadi {until}. Baada ya hapo, aliyekualika anaweza kutuma nyingine.',
    ],
  }),
  PASSWORD_RESET: () => ({
    subject: 'Nenosiri jipya la {product}',
    paragraphs: [
      'Habari {name},',
      'tumia kiungo hiki kuchagua nenosiri jipya la akaunti yako ya {product}:',
      '{url}',
      'Kiungo hiki kinafanya kazi mara moja, hadi {until}. Ikiwa hukukiomba, puuza barua pepe hii: nenosiri lako halitabadilika.',
    ],
  }),
  PASSWORD_CHANGED: () => ({
    subject: 'Nenosiri lako la {product} limebadilishwa',
    paragraphs: ['Habari {name},', 'nenosiri la akaunti yako ya {product} limebadilishwa tarehe {at}.', 'Ikiwa si wewe uliyefanya hivyo, chagua nenosiri jipya sasa:', '{url}'],
  }),
  ...emailMailWords.sw,
  SECOND_FACTOR: ({ change }) => ({
    subject: 'Uthibitishaji wa hatua mbili wa {product} umebadilishwa',
    paragraphs: ['Habari {name},', secondFactorWords.sw[change], 'Ikiwa si wewe, badilisha nenosiri lako na ukague mipangilio yako ya kuingia mara moja:', '{url}'],
  }),
  IMPORT_ENDED: ({ failed }) => ({
    subject: 'Uingizaji umekamilika: {fileName}',
    paragraphs: ['Habari {name},', 'uingizaji wa {fileName} umekamilika.', failedRows.sw(failed), 'Tazama matokeo:', '{url}'],
  }),
  DELETION_REQUESTED: () => ({
    subject: '{person} anaomba kufutwa kwa data',
    paragraphs: ['Habari {name},', '{person} anaomba data zake binafsi katika {product} zifutwe.', 'Amua hapa:', '{url}'],
  }),
  JOIN_REQUESTED: () => ({
    subject: '{person} anaomba kujiunga na {unit}',
    paragraphs: ['Habari {name},', '{person} anaomba kujiunga na kitengo {unit} katika {product}. Wote wanaosubiri jibu leo wameorodheshwa hapa:', '{url}'],
  }),
  JOIN_APPROVED: ({ reason }) => ({
    subject: 'Sasa uko katika {unit}',
    paragraphs: ['Habari {name},', 'uliomba kujiunga na kitengo {unit} katika {product}, na sasa wewe ni mwanachama wake.', ...quote(reason), 'Vitengo vyako:', '{url}'],
  }),
  JOIN_DECLINED: ({ reason }) => ({
    subject: 'Kuhusu kujiunga na {unit}',
    paragraphs: ['Habari {name},', 'uliomba kujiunga na kitengo {unit} katika {product}. Safari hii ombi halikukubaliwa, kwa sababu hii:', ...quote(reason), 'Vitengo vyako:', '{url}'],
  }),
  CASES_WAITING: ({ waiting }) => ({
    subject: `${waitingCases.sw(waiting)} katika {product}`,
    paragraphs: [
      'Habari {name},',
      `${waitingCases.sw(waiting)} uamuzi wa msimamizi katika {product}: kuingia ni kwa nani, au kama mtu ataingia katika kitengo. Amua hapa:`,
      '{url}',
      'Barua hii huja kunapokuwa na jambo jipya linalosubiri, si zaidi ya mara moja kwa siku, na mara moja kwa wiki mradi kuna lililobaki.',
    ],
  }),
  TEST: () => ({
    subject: 'Barua ya majaribio kutoka {product}',
    paragraphs: ['Habari,', 'barua hii inaonyesha kwamba {product} inaweza kutuma barua pepe. Hakuna la kufanya.'],
  }),
}

/** The words of every mail. */
export const mailWords: Readonly<Record<MailLocale, AllWords>> = { en, de, sw }

/** The line under a mail that says whom to ask, where somebody is named. */
export const supportWords: Readonly<Record<MailLocale, string>> = {
  en: 'Questions? Write to {supportEmail}.',
  de: 'Fragen beantwortet {supportEmail}.',
  sw: 'Una swali? Andika kwa {supportEmail}.',
}
