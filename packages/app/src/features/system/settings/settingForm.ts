import * as z from 'zod/mini'
import { emailText } from '../../../platform/form/validation/textChecks.ts'
import { settingMessages } from './settingMessages.ts'
import type { Setting } from './useSettings.ts'

/** The settings that are changed here, by the second half of their ids. */
export const editable = [
  'SUPPORT_EMAIL',
  'DEFAULT_LOCALE',
  'DATE_FORMAT',
  'TIME_FORMAT',
  'TIME_ZONE',
  'IMPORT_BRAKE',
  'UPLOAD_SCORM',
  'UPLOAD_VIDEO',
  'UPLOAD_AUDIO',
  'UPLOAD_PDF',
  'ASSISTANT',
  'ASSISTANT_QUESTIONS',
  'TWO_STEP_LEARNER',
  'TWO_STEP_EDUCATION_MANAGER',
  'TWO_STEP_ADMIN',
] as const
export type Editable = (typeof editable)[number]
export type SettingTexts = Record<Editable, string>

/** The server's limit is GraphQL's Int. */
const mebibytes = z
  .string()
  .check(
    z.refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 2047, { error: 'UPLOAD_RANGE' }),
  )

/** What may be saved; the server judges the rest. */
export const settingSchema: z.ZodMiniType<SettingTexts, SettingTexts> = z.object({
  SUPPORT_EMAIL: emailText(),
  DEFAULT_LOCALE: z.string(),
  DATE_FORMAT: z.string(),
  TIME_FORMAT: z.string(),
  TIME_ZONE: z.string(),
  IMPORT_BRAKE: z
    .string()
    .check(
      z.refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100, { error: 'BRAKE_RANGE' }),
    ),
  UPLOAD_SCORM: mebibytes,
  UPLOAD_VIDEO: mebibytes,
  UPLOAD_AUDIO: mebibytes,
  UPLOAD_PDF: mebibytes,
  ASSISTANT: z.string(),
  ASSISTANT_QUESTIONS: z.string().check(
    z.refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1000, {
      error: 'QUESTIONS_RANGE',
    }),
  ),
  TWO_STEP_LEARNER: z.string(),
  TWO_STEP_EDUCATION_MANAGER: z.string(),
  TWO_STEP_ADMIN: z.string(),
})

/** What is wrong with an entry, by the codes of the form and of the server. */
export const settingErrors = {
  NOT_AN_EMAIL: settingMessages.NOT_AN_EMAIL,
  TOO_LONG: settingMessages.TOO_LONG,
  NOT_OFFERED: settingMessages.NOT_OFFERED,
  BRAKE_RANGE: settingMessages.BRAKE_RANGE,
  UPLOAD_RANGE: settingMessages.UPLOAD_RANGE,
  QUESTIONS_RANGE: settingMessages.QUESTIONS_RANGE,
}

/** The setting of a name; null where the server has none. */
export const settingOf = (settings: readonly Setting[], name: Editable): Setting | null =>
  settings.find(({ id }) => id === `GENERAL.${name}`) ?? null

/** What the fields hold where nothing was touched. */
export function textsOf(settings: readonly Setting[]): SettingTexts {
  const text = (name: Editable): string => settingOf(settings, name)?.value ?? ''
  return {
    SUPPORT_EMAIL: text('SUPPORT_EMAIL'),
    DEFAULT_LOCALE: text('DEFAULT_LOCALE'),
    DATE_FORMAT: text('DATE_FORMAT'),
    TIME_FORMAT: text('TIME_FORMAT'),
    TIME_ZONE: text('TIME_ZONE'),
    IMPORT_BRAKE: text('IMPORT_BRAKE'),
    UPLOAD_SCORM: text('UPLOAD_SCORM'),
    UPLOAD_VIDEO: text('UPLOAD_VIDEO'),
    UPLOAD_AUDIO: text('UPLOAD_AUDIO'),
    UPLOAD_PDF: text('UPLOAD_PDF'),
    ASSISTANT: text('ASSISTANT'),
    ASSISTANT_QUESTIONS: text('ASSISTANT_QUESTIONS'),
    TWO_STEP_LEARNER: text('TWO_STEP_LEARNER'),
    TWO_STEP_EDUCATION_MANAGER: text('TWO_STEP_EDUCATION_MANAGER'),
    TWO_STEP_ADMIN: text('TWO_STEP_ADMIN'),
  }
}

/** What is sent for a text: null puts the default back. */
export function valueOf(text: string, setting: Setting): string | null {
  const trimmed = text.trim()
  return trimmed === '' || trimmed === setting.default ? null : trimmed
}
