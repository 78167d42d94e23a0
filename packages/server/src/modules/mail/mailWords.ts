import { emailMailWords } from './emailMailWords.ts'
import type { AccountMailEvent as MailEvent, MailValues } from './outbox.ts'
import { relationMailWords } from './relationMailWords.ts'
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
    count === 0
      ? 'All rows were imported.'
      : count === 1
        ? 'One row could not be imported. Open the import to see why and correct it.'
        : `${count} rows could not be imported. Open the import to see why and correct them.`,
  de: (count: number): string =>
    count === 0
      ? 'Alle Zeilen wurden übernommen.'
      : count === 1
        ? 'Eine Zeile konnte nicht übernommen werden. Öffnen Sie den Import, um den Grund zu sehen und sie zu korrigieren.'
        : `${count} Zeilen konnten nicht übernommen werden. Öffnen Sie den Import, um die Gründe zu sehen und sie zu korrigieren.`,
  sw: (count: number): string =>
    count === 0
      ? 'Safu zote zimepokelewa.'
      : count === 1
        ? 'Safu moja haikuweza kupokelewa. Fungua uingizaji ili uone sababu na uirekebishe.'
        : `Safu ${count} hazikuweza kupokelewa. Fungua uingizaji ili uone sababu na uzirekebishe.`,
} as const

const waitingCases = {
  en: (count: number): string => (count === 1 ? 'One open question' : `${count} open questions`),
  de: (count: number): string => (count === 1 ? 'Eine offene Frage' : `${count} offene Fragen`),
  sw: (count: number): string => (count === 1 ? 'Swali moja linasubiri' : `Maswali ${count} yanasubiri`),
} as const

/** The part of an account mail that depends on its values; null where there is none. */
export function computedDetails<E extends MailEvent>(
  event: E,
  values: MailValues[E],
  locale: MailLocale,
): string | null {
  if ('failed' in values) return failedRows[locale](values.failed)
  if ('waiting' in values) return waitingCases[locale](values.waiting)
  return 'change' in values ? secondFactorWords[locale][values.change] : null
}

// The reason as a paragraph of its own, if there is one.
const quote = (reason: string): readonly string[] => (reason === '' ? [] : ['{reason}'])

const en: AllWords = {
  INVITATION: () => ({
    subject: 'You’ve been invited to {product}',
    paragraphs: [
      'Hello {name},',
      'you’ve been invited to {product}. Open this link to choose a password:',
      '{url}',
      'The link works once, until {until}. After that, ask the person who invited you for a new one.',
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
    paragraphs: [
      'Hello {name},',
      'the password of your {product} account was changed on {at}.',
      'If this wasn’t you, choose a new password now:',
      '{url}',
    ],
  }),
  ...emailMailWords.en,
  ...relationMailWords.en,
  SECOND_FACTOR: ({ change }) => ({
    subject: 'Two-step sign-in for {product} was changed',
    paragraphs: [
      'Hello {name},',
      secondFactorWords.en[change],
      'If this wasn’t you, change your password and check your sign-in settings now:',
      '{url}',
    ],
  }),
  IMPORT_ENDED: ({ failed }) => ({
    subject: 'Import finished: {fileName}',
    paragraphs: [
      'Hello {name},',
      'the import of {fileName} has finished.',
      failedRows.en(failed),
      'See the result:',
      '{url}',
    ],
  }),
  DELETION_REQUESTED: () => ({
    subject: 'Data deletion requested: {person}',
    paragraphs: [
      'Hello {name},',
      '{person} has requested the deletion of their personal data in {product}.',
      'Decide here:',
      '{url}',
    ],
  }),
  JOIN_REQUESTED: () => ({
    subject: '{person} asks to join {unit}',
    paragraphs: ['Hello {name},', '{person} asks to join {unit} in {product}. Answer the requests here:', '{url}'],
  }),
  JOIN_APPROVED: ({ reason }) => ({
    subject: 'You’ve joined {unit}',
    paragraphs: [
      'Hello {name},',
      'your request to join {unit} in {product} was approved.',
      ...quote(reason),
      'Your units:',
      '{url}',
    ],
  }),
  JOIN_DECLINED: ({ reason }) => ({
    subject: 'Request to join {unit} declined',
    paragraphs: [
      'Hello {name},',
      'your request to join {unit} in {product} was declined. The reason:',
      ...quote(reason),
      'Your units:',
      '{url}',
    ],
  }),
  CASES_WAITING: ({ waiting }) => ({
    subject: `${waitingCases.en(waiting)} in {product}`,
    paragraphs: [
      'Hello {name},',
      `${waitingCases.en(waiting)} in {product} for an administrator: whose sign-in it is, or whether someone joins a unit. Decide here:`,
      '{url}',
      'You get this email at most once a day when there are new questions, and weekly while any are open.',
    ],
  }),
  TEST: () => ({
    subject: 'Test email from {product}',
    paragraphs: ['Hello,', 'this email shows that {product} can send email. You don’t need to do anything.'],
  }),
}

const de: AllWords = {
  INVITATION: () => ({
    subject: 'Einladung zu {product}',
    paragraphs: [
      'Guten Tag {name},',
      'Sie wurden zu {product} eingeladen. Öffnen Sie diesen Link, um ein Passwort zu wählen:',
      '{url}',
      'Der Link gilt einmal und bis {until}. Danach bitten Sie die Person, die Sie eingeladen hat, um einen neuen.',
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
    paragraphs: [
      'Guten Tag {name},',
      'das Passwort Ihres Kontos in {product} wurde am {at} geändert.',
      'Wenn Sie das nicht waren, wählen Sie jetzt ein neues Passwort:',
      '{url}',
    ],
  }),
  ...emailMailWords.de,
  ...relationMailWords.de,
  SECOND_FACTOR: ({ change }) => ({
    subject: 'Zwei-Faktor-Anmeldung für {product} geändert',
    paragraphs: [
      'Guten Tag {name},',
      secondFactorWords.de[change],
      'Waren Sie das nicht? Dann ändern Sie sofort Ihr Passwort und prüfen Sie Ihre Anmeldeeinstellungen:',
      '{url}',
    ],
  }),
  IMPORT_ENDED: ({ failed }) => ({
    subject: 'Import beendet: {fileName}',
    paragraphs: [
      'Guten Tag {name},',
      'der Import von {fileName} ist beendet.',
      failedRows.de(failed),
      'Das Ergebnis im Einzelnen:',
      '{url}',
    ],
  }),
  DELETION_REQUESTED: () => ({
    subject: 'Datenlöschung beantragt: {person}',
    paragraphs: [
      'Guten Tag {name},',
      '{person} beantragt die Löschung der eigenen personenbezogenen Daten in {product}.',
      'Hier können Sie entscheiden:',
      '{url}',
    ],
  }),
  JOIN_REQUESTED: () => ({
    subject: 'Beitrittsanfrage für {unit}: {person}',
    paragraphs: [
      'Guten Tag {name},',
      '{person} möchte der Einheit {unit} in {product} beitreten. Hier beantworten Sie die Anfragen:',
      '{url}',
    ],
  }),
  JOIN_APPROVED: ({ reason }) => ({
    subject: 'Aufnahme in {unit}',
    paragraphs: [
      'Guten Tag {name},',
      'Ihre Anfrage, der Einheit {unit} in {product} beizutreten, wurde angenommen.',
      ...quote(reason),
      'Ihre Einheiten:',
      '{url}',
    ],
  }),
  JOIN_DECLINED: ({ reason }) => ({
    subject: 'Beitrittsanfrage für {unit} abgelehnt',
    paragraphs: [
      'Guten Tag {name},',
      'Ihre Anfrage, der Einheit {unit} in {product} beizutreten, wurde abgelehnt. Der Grund:',
      ...quote(reason),
      'Ihre Einheiten:',
      '{url}',
    ],
  }),
  CASES_WAITING: ({ waiting }) => ({
    subject: `${waitingCases.de(waiting)} in {product}`,
    paragraphs: [
      'Guten Tag {name},',
      `${waitingCases.de(waiting)} in {product} für die Administration: wem eine Anmeldung gehört oder ob jemand in eine Einheit kommt. Hier können Sie entscheiden:`,
      '{url}',
      'Sie erhalten diese E-Mail höchstens einmal am Tag, wenn es neue Fragen gibt, und wöchentlich, solange Fragen offen sind.',
    ],
  }),
  TEST: () => ({
    subject: 'Test-E-Mail von {product}',
    paragraphs: ['Guten Tag,', 'diese E-Mail zeigt, dass {product} E-Mails versenden kann. Sie müssen nichts tun.'],
  }),
}

const sw: AllWords = {
  INVITATION: () => ({
    subject: 'Umealikwa kutumia {product}',
    paragraphs: [
      'Habari {name},',
      'umealikwa kutumia {product}. Fungua kiungo hiki ili kuchagua nenosiri:',
      '{url}',
      'Kiungo hiki kinafanya kazi mara moja, hadi {until}. Baada ya hapo, mwombe aliyekualika atume kingine.',
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
    paragraphs: [
      'Habari {name},',
      'nenosiri la akaunti yako ya {product} limebadilishwa tarehe {at}.',
      'Ikiwa si wewe uliyefanya hivyo, chagua nenosiri jipya sasa:',
      '{url}',
    ],
  }),
  ...emailMailWords.sw,
  ...relationMailWords.sw,
  SECOND_FACTOR: ({ change }) => ({
    subject: 'Uthibitishaji wa hatua mbili wa {product} umebadilishwa',
    paragraphs: [
      'Habari {name},',
      secondFactorWords.sw[change],
      'Ikiwa si wewe, badilisha nenosiri lako na ukague mipangilio yako ya kuingia mara moja:',
      '{url}',
    ],
  }),
  IMPORT_ENDED: ({ failed }) => ({
    subject: 'Uingizaji umekamilika: {fileName}',
    paragraphs: [
      'Habari {name},',
      'uingizaji wa {fileName} umekamilika.',
      failedRows.sw(failed),
      'Tazama matokeo:',
      '{url}',
    ],
  }),
  DELETION_REQUESTED: () => ({
    subject: '{person} anaomba kufutwa kwa data',
    paragraphs: [
      'Habari {name},',
      '{person} anaomba data zake binafsi katika {product} zifutwe.',
      'Amua hapa:',
      '{url}',
    ],
  }),
  JOIN_REQUESTED: () => ({
    subject: '{person} anaomba kujiunga na {unit}',
    paragraphs: [
      'Habari {name},',
      '{person} anaomba kujiunga na kitengo {unit} katika {product}. Jibu maombi hapa:',
      '{url}',
    ],
  }),
  JOIN_APPROVED: ({ reason }) => ({
    subject: 'Sasa uko katika {unit}',
    paragraphs: [
      'Habari {name},',
      'ombi lako la kujiunga na kitengo {unit} katika {product} limekubaliwa.',
      ...quote(reason),
      'Vitengo vyako:',
      '{url}',
    ],
  }),
  JOIN_DECLINED: ({ reason }) => ({
    subject: 'Ombi la kujiunga na {unit} limekataliwa',
    paragraphs: [
      'Habari {name},',
      'ombi lako la kujiunga na kitengo {unit} katika {product} limekataliwa. Sababu:',
      ...quote(reason),
      'Vitengo vyako:',
      '{url}',
    ],
  }),
  CASES_WAITING: ({ waiting }) => ({
    subject: `${waitingCases.sw(waiting)} katika {product}`,
    paragraphs: [
      'Habari {name},',
      `${waitingCases.sw(waiting)} uamuzi wa msimamizi katika {product}: kuingia ni kwa nani, au kama mtu ataingia katika kitengo. Amua hapa:`,
      '{url}',
      'Utapata barua pepe hii si zaidi ya mara moja kwa siku kunapokuwa na maswali mapya, na kila wiki maswali yakiwa bado hayajajibiwa.',
    ],
  }),
  TEST: () => ({
    subject: 'Barua pepe ya majaribio kutoka {product}',
    paragraphs: [
      'Habari,',
      'barua pepe hii inaonyesha kwamba {product} inaweza kutuma barua pepe. Huhitaji kufanya chochote.',
    ],
  }),
}

/** The words of every mail. */
export const mailWords: Readonly<Record<MailLocale, AllWords>> = { en, de, sw }

/** The support line under every mail, if a support address is set. */
export const supportWords: Readonly<Record<MailLocale, string>> = {
  en: 'Questions? Write to {supportEmail}.',
  de: 'Fragen? Schreiben Sie an {supportEmail}.',
  sw: 'Una swali? Andika kwa {supportEmail}.',
}
