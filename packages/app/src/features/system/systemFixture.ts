import type { AuditEntry } from './lists/useAudit.ts'
import type { Mail } from '../../domain/mail/mail.ts'
import type { Setting } from './settings/useSettings.ts'

const setting = (id: string, value: string | null, change: Partial<Setting> = {}): Setting => ({
  id,
  value,
  default: value,
  kind: 'FACT',
  source: 'DEFAULT',
  choices: [],
  changedAt: null,
  changedBy: null,
  revision: 1,
  // The first half of an id is its section: the fixtures below name none other.
  section: id.split('.')[0] as Setting['section'],
  ...change,
})

/** The settings of an installation that has been looked after. */
export const settingsFixture: readonly Setting[] = [
  setting('GENERAL.SUPPORT_EMAIL', 'hilfe@uferwerk.example', {
    kind: 'EMAIL',
    default: null,
    source: 'DATABASE',
    changedAt: '2026-09-02T08:10:00.000Z',
    changedBy: 'Lukas Brandt',
    revision: 2,
  }),
  setting('GENERAL.DEFAULT_LOCALE', 'en', { kind: 'CHOICE', choices: ['en', 'de', 'sw'] }),
  setting('GENERAL.DATE_FORMAT', 'dd.MM.yyyy', {
    kind: 'CHOICE',
    choices: ['dd.MM.yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd'],
  }),
  setting('GENERAL.TIME_FORMAT', 'HH:mm', { kind: 'CHOICE', choices: ['HH:mm', 'hh:mm a'] }),
  setting('GENERAL.TIME_ZONE', 'UTC', { kind: 'TIME_ZONE' }),
  setting('GENERAL.UPLOAD_SCORM', '1024', { kind: 'NUMBER' }),
  setting('GENERAL.UPLOAD_VIDEO', '2047', { kind: 'NUMBER' }),
  setting('GENERAL.UPLOAD_AUDIO', '512', { kind: 'NUMBER' }),
  setting('GENERAL.UPLOAD_PDF', '256', { kind: 'NUMBER' }),
  setting('GENERAL.IMPORT_BRAKE', '25', {
    kind: 'NUMBER',
    default: '10',
    source: 'DATABASE',
    changedAt: '2026-11-20T14:00:00.000Z',
    changedBy: 'Grace Nyambura',
    revision: 3,
  }),
  setting('GENERAL.ASSISTANT', 'ON', { kind: 'CHOICE', choices: ['ON', 'OFF'] }),
  setting('GENERAL.ASSISTANT_QUESTIONS', '50', { kind: 'NUMBER' }),
  setting('GENERAL.TWO_STEP_LEARNER', 'OPTIONAL', { kind: 'CHOICE', choices: ['OPTIONAL', 'REQUIRED'] }),
  setting('GENERAL.TWO_STEP_EDUCATION_MANAGER', 'OPTIONAL', { kind: 'CHOICE', choices: ['OPTIONAL', 'REQUIRED'] }),
  setting('GENERAL.TWO_STEP_ADMIN', 'REQUIRED', {
    kind: 'CHOICE',
    default: 'OPTIONAL',
    source: 'DATABASE',
    choices: ['OPTIONAL', 'REQUIRED'],
    revision: 2,
  }),
  setting('GENERAL.PRODUCT_NAME', 'Lernhaus', {
    default: 'Somo',
    source: 'DATABASE',
    changedAt: '2026-10-01T09:00:00.000Z',
  }),
  setting('GENERAL.ALLOWED_LOCALES', 'en,de,sw'),
  setting('GENERAL.PUBLIC_URL', 'https://lernen.uferwerk.example', { source: 'ENVIRONMENT' }),
  setting('IDENTITY.ISSUER', 'https://lernen.uferwerk.example/oidc'),
  setting('IDENTITY.KIND', 'embedded'),
  setting('IDENTITY.DEMO_ACCOUNTS', 'false'),
  setting('MAIL.SERVER', 'smtp://mail.uferwerk.example:587', { source: 'ENVIRONMENT' }),
  setting('MAIL.SENDER', 'Uferwerk <lernen@uferwerk.example>', { source: 'ENVIRONMENT' }),
  setting('STORAGE.DATABASE', '/srv/somo/.somo/postgres'),
  setting('PRIVACY.IMPORT_UNDO_DAYS', '7'),
  setting('PRIVACY.JOB_DAYS', '90'),
  setting('ABOUT.VERSION', '2.0.4 FINAL'),
  setting('ABOUT.RELEASED', '2025-05-22'),
  setting('ABOUT.LICENCE', 'MIT'),
]

const mail = (uuid: string, change: Partial<Mail>): Mail => ({
  uuid,
  event: 'INVITATION',
  address: 'amani.juma@uferwerk.example',
  user: 'Amani Juma',
  locale: 'de',
  subject: 'Ein Platz in Lernhaus',
  state: 'SENT',
  tries: 1,
  error: null,
  createdAt: '2026-11-24T07:15:00.000Z',
  sentAt: '2026-11-24T07:15:02.000Z',
  ...change,
})

/** Mails as they come and go. */
export const mailsFixture: readonly Mail[] = [
  mail('m1', {
    state: 'QUEUED',
    tries: 0,
    sentAt: null,
    subject: 'Nafasi yako katika Lernhaus',
    address: 'zawadi@uferwerk.example',
    user: 'Zawadi Otieno',
  }),
  mail('m2', {}),
  mail('m3', {
    state: 'FAILED',
    tries: 5,
    error: '550 No such mailbox',
    sentAt: null,
    address: 'old.address@uferwerk.example',
    user: null,
  }),
]

const entry = (uuid: string, change: Partial<AuditEntry>): AuditEntry => ({
  uuid,
  at: '2026-11-24T07:20:00.000Z',
  actor: 'Grace Nyambura',
  onBehalfOf: null,
  action: 'setting.change',
  isOwn: false,
  objectKind: 'setting',
  object: null,
  objectName: null,
  unit: null,
  changes: [{ field: 'GENERAL.IMPORT_BRAKE', before: '10', after: '25' }],
  requestId: '5d0c2f6e-8f0c',
  ...change,
})

/** What was changed. */
export const auditFixture: readonly AuditEntry[] = [
  entry('a1', {}),
  entry('a2', {
    action: 'user.suspend',
    objectKind: 'user',
    object: 'p1',
    objectName: 'Amani Juma',
    changes: [{ field: 'status', before: 'ACTIVE', after: 'SUSPENDED' }],
  }),
  entry('a3', { action: 'mail.read', objectKind: 'mail', changes: [], actor: 'Lukas Brandt' }),
]
