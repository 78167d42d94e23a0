import type { Role, SettingKind, SettingSection, UserErrorCode } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { offeredLocales } from '../../config/offeredLocales.ts'
import { profileRules } from '../profile/rules.ts'

/** What the installation is set to, checked and complete. */
export interface Settings {
  /** Whom people may ask: stands under every mail and takes the answers to it. */
  readonly supportEmail: string | null
  /** For whoever has chosen nothing, and for mail to them. */
  readonly defaultLocale: string
  readonly dateFormat: string
  readonly timeFormat: string
  /** IANA name. */
  readonly timeZone: string
  /** How many of the active people an import may suspend, in percent. */
  readonly importBrake: number
  /** Whose roles are led through the set-up of a second factor at sign-in; with an outside provider it counts for nobody. */
  readonly secondFactorRoles: readonly Role[]
  /** Null: the assistant is switched off. `questions` is how many a person may ask a day. */
  readonly assistant: { readonly questions: number } | null
  /** The largest file of learning content by kind, in bytes. */
  readonly uploadLimits: Readonly<Record<UploadLimitKind, number>>
}

/** The kinds of learning content that have a limit of their own. */
export type UploadLimitKind = 'SCORM' | 'VIDEO' | 'AUDIO' | 'PDF'

/** Reads the settings; what was changed counts in every process within two seconds. */
export interface SettingReader {
  read(): Promise<Settings>
}

/** A setting that an administrator may change. */
export interface SettingRule {
  readonly id: string
  readonly section: SettingSection
  readonly kind: Exclude<SettingKind, 'FACT'>
  readonly default: string | null
  readonly choices: readonly string[]
  /** What is wrong with a value that is neither empty nor longer than a line. */
  validate(value: string): UserErrorCode | null
}

const dateFormats = ['dd.MM.yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd'] as const
const timeFormats = ['HH:mm', 'hh:mm a'] as const

function checkPercent(text: string): UserErrorCode | null {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100 ? null : 'NOT_OFFERED'
}

/** In MiB; the most that a grant may allow is 2047 (GraphQL's Int). */
const usualUploadLimits = { SCORM: 1024, VIDEO: 2047, AUDIO: 500, PDF: 100 } as const satisfies Record<
  UploadLimitKind,
  number
>
const uploadLimitKinds = ['SCORM', 'VIDEO', 'AUDIO', 'PDF'] as const satisfies readonly UploadLimitKind[]

const onOrOff = ['ON', 'OFF'] as const

function checkQuestions(text: string): UserErrorCode | null {
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1000 ? null : 'NOT_OFFERED'
}

function checkMebibytes(text: string): UserErrorCode | null {
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 2047 ? null : 'NOT_OFFERED'
}

const uploadLimit = (kind: UploadLimitKind): SettingRule => ({
  id: `GENERAL.UPLOAD_${kind}`,
  section: 'GENERAL',
  kind: 'NUMBER',
  default: String(usualUploadLimits[kind]),
  choices: [],
  validate: checkMebibytes,
})

const choice = (id: string, choices: readonly string[], validate: SettingRule['validate']): SettingRule => ({
  id,
  section: 'GENERAL',
  kind: 'CHOICE',
  default: choices[0] ?? null,
  choices,
  validate,
})

const twoStepRoles = ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'] as const satisfies readonly Role[]

const optionalOrRequired = ['OPTIONAL', 'REQUIRED'] as const
const checkTwoStep: SettingRule['validate'] = (value) =>
  optionalOrRequired.some((one) => one === value) ? null : 'NOT_OFFERED'

/** Every setting that may be changed here: each is used by something, see `Settings`. */
export const settingRules: readonly SettingRule[] = [
  {
    id: 'GENERAL.SUPPORT_EMAIL',
    section: 'GENERAL',
    kind: 'EMAIL',
    default: null,
    choices: [],
    validate: profileRules.email,
  },
  choice('GENERAL.DEFAULT_LOCALE', offeredLocales, profileRules.locale),
  choice('GENERAL.DATE_FORMAT', dateFormats, profileRules.dateFormat),
  choice('GENERAL.TIME_FORMAT', timeFormats, profileRules.timeFormat),
  {
    id: 'GENERAL.TIME_ZONE',
    section: 'GENERAL',
    kind: 'TIME_ZONE',
    default: 'UTC',
    choices: [],
    validate: profileRules.timeZone,
  },
  {
    id: 'GENERAL.IMPORT_BRAKE',
    section: 'GENERAL',
    kind: 'NUMBER',
    default: '10',
    choices: [],
    validate: checkPercent,
  },
  ...uploadLimitKinds.map(uploadLimit),
  choice('GENERAL.ASSISTANT', onOrOff, (value) => (onOrOff.some((one) => one === value) ? null : 'NOT_OFFERED')),
  {
    id: 'GENERAL.ASSISTANT_QUESTIONS',
    section: 'GENERAL',
    kind: 'NUMBER',
    default: '50',
    choices: [],
    validate: checkQuestions,
  },
  ...twoStepRoles.map((role) => choice(`GENERAL.TWO_STEP_${role}`, optionalOrRequired, checkTwoStep)),
]

const freshMs = 2000

/** A reader over the product's database; a value that no rule takes any more counts as its default. */
export function createSettingReader(pool: Pool): SettingReader {
  let known: { readonly settings: Promise<Settings>; readonly until: number } | null = null
  return {
    read() {
      if (known === null || known.until < performance.now()) {
        const settings = readAll(pool)
        known = { settings, until: performance.now() + freshMs }
        // A failure is not kept: the next call asks again.
        settings.catch(() => {
          known = null
        })
      }
      return known.settings
    },
  }
}

async function readAll(pool: Pool): Promise<Settings> {
  const { rows } = await pool.query<{ id: string; value: string }>({
    name: 'settings',
    text: 'select id, value from setting where value is not null',
  })
  const stored = new Map(rows.map(({ id, value }) => [id, value]))
  const find = (id: string): string | null => {
    const rule = settingRules.find((one) => one.id === `GENERAL.${id}`)
    const value = stored.get(`GENERAL.${id}`)
    return value !== undefined && rule?.validate(value) === null ? value : (rule?.default ?? null)
  }
  const limitOf = (kind: UploadLimitKind): number => Number(find(`UPLOAD_${kind}`)) * 1024 * 1024
  return {
    supportEmail: find('SUPPORT_EMAIL'),
    defaultLocale: find('DEFAULT_LOCALE') ?? 'en',
    dateFormat: find('DATE_FORMAT') ?? 'dd.MM.yyyy',
    timeFormat: find('TIME_FORMAT') ?? 'HH:mm',
    timeZone: find('TIME_ZONE') ?? 'UTC',
    importBrake: Number(find('IMPORT_BRAKE')),
    secondFactorRoles: twoStepRoles.filter((role) => find(`TWO_STEP_${role}`) === 'REQUIRED'),
    assistant: find('ASSISTANT') === 'OFF' ? null : { questions: Number(find('ASSISTANT_QUESTIONS')) },
    uploadLimits: {
      SCORM: limitOf('SCORM'),
      VIDEO: limitOf('VIDEO'),
      AUDIO: limitOf('AUDIO'),
      PDF: limitOf('PDF'),
    },
  }
}
