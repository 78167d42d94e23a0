import type { Mail } from '../../../domain/mail/mail.ts'
import type { MailPage, PersonConsent, PersonSignIn } from './usePersonRecord.ts'

/** What happened with an invented person. */
const mail = (uuid: string, parts: Partial<Mail> = {}): Mail => ({
  uuid,
  event: 'INVITATION',
  address: 'amina.okafor@uferwerk.example',
  user: 'Amina Okafor',
  locale: 'de',
  subject: 'Ein Platz in Lernhaus',
  state: 'SENT',
  tries: 1,
  error: null,
  createdAt: '2026-11-20T07:15:00.000Z',
  sentAt: '2026-11-20T07:15:02.000Z',
  ...parts,
})

export const mailFixture: Mail = mail('mail-3')

const mails = [
  mail('mail-1', {
    event: 'PASSWORD_RESET',
    subject: 'Ein neues Passwort für Lernhaus',
    state: 'FAILED',
    tries: 5,
    error: '550 No such mailbox',
    sentAt: null,
    createdAt: '2026-11-22T07:15:00.000Z',
  }),
  mail('mail-2', {
    event: 'JOIN_APPROVED',
    subject: 'Sie gehören jetzt zu Gefahrgut',
    state: 'QUEUED',
    tries: 0,
    sentAt: null,
    createdAt: '2026-11-21T16:02:00.000Z',
  }),
  mailFixture,
]

const pageInfo = { startCursor: 's', endCursor: 'e', hasNext: true, hasPrevious: false }
const none = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }

/** The mails as an administrator sees them, and as a manager does. */
export const mailPageFixture = (isWhole: boolean): MailPage => ({
  items: mails.map((one) => ({
    uuid: one.uuid,
    event: one.event,
    state: one.state,
    createdAt: one.createdAt,
    mail: isWhole ? one : null,
  })),
  pageInfo,
})

export const noMailsFixture: MailPage = { items: [], pageInfo: none }

const consent = (uuid: string, parts: Partial<PersonConsent>): PersonConsent => ({
  uuid,
  document: 'Nutzungsbedingungen',
  versionNumber: 2,
  decision: 'ACCEPTED',
  standing: 'CURRENT',
  at: '2026-11-03T08:15:00.000Z',
  locale: 'de',
  onBehalfOf: null,
  givenBy: null,
  ...parts,
})

export const consentsFixture: readonly PersonConsent[] = [
  consent('consent-1', {
    document: 'Fotos von Veranstaltungen',
    versionNumber: 1,
    decision: 'WITHDRAWN',
    at: '2026-11-18T11:40:00.000Z',
  }),
  consent('consent-2', {}),
  consent('consent-3', {
    document: 'Fotos von Veranstaltungen',
    versionNumber: 1,
    standing: 'REPLACED',
    at: '2026-02-04T09:30:00.000Z',
    givenBy: 'Ngozi Okafor',
  }),
  consent('consent-4', {
    document: 'Hausordnung',
    versionNumber: 1,
    standing: 'EARLIER_VERSION',
    at: '2025-02-03T09:05:00.000Z',
  }),
]

/** The same, as a manager sees them. */
export const bareConsentsFixture: readonly PersonConsent[] = consentsFixture.map((one) => ({
  ...one,
  at: null,
  locale: null,
  givenBy: null,
}))

export const signInsFixture: readonly PersonSignIn[] = [
  { at: '2026-11-22T08:12:00.000Z', browser: 'Firefox', system: 'Windows' },
  { at: '2026-11-21T07:58:00.000Z', browser: null, system: null },
  { at: '2026-11-18T19:31:00.000Z', browser: 'Safari', system: null },
]
