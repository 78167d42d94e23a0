import type { ConsentMode, LegalDocumentInput, LegalKind, Role } from '@somo/graphql/schema'
import * as z from 'zod/mini'
import type { ErrorTexts } from '../../../platform/form/validation/fieldError.ts'
import { settingMessages } from '../documentMessages.ts'
import type { LegalDocument, UnitChoice } from '../legalTypes.ts'
import { maxCharacters } from '../../../platform/form/validation/textChecks.ts'

/** What the form of a document holds. */
export interface SettingValues {
  readonly kind: LegalKind
  readonly title: string
  readonly consent: ConsentMode
  readonly audienceRoles: readonly Role[]
  readonly audienceLocales: readonly string[]
  readonly audienceUnit: UnitChoice | null
  /** Of a help article: the addresses of the pages it is for, in their order. */
  readonly screens: readonly string[]
}

const anything = <T>() => z.custom<T>(() => true)

/** The same rules as the server's, which decides. */
export const settingSchema: z.ZodMiniType<SettingValues, SettingValues> = z.object({
  kind: anything<LegalKind>(),
  title: z.string().check(z.trim(), z.minLength(1), maxCharacters(160)),
  consent: anything<ConsentMode>(),
  audienceRoles: anything<readonly Role[]>(),
  audienceLocales: anything<readonly string[]>(),
  audienceUnit: anything<UnitChoice | null>(),
  screens: anything<readonly string[]>(),
})

/** What the server finds wrong, at the field. */
export const settingErrors: ErrorTexts = {
  TAKEN: settingMessages.taken,
  WRONG_STATE: settingMessages.kindFixed,
  NOT_OFFERED: settingMessages.notOffered,
  UNKNOWN: settingMessages.unknownUnit,
  BAD_CHARACTERS: settingMessages.badCharacters,
  TOO_LONG: settingMessages.tooLong,
  TOO_MANY: settingMessages.tooManyScreens,
  WRONG_KIND: settingMessages.badScreen,
}

/** The values of a document as they stand. */
export const settingsOf = ({
  kind,
  title,
  consent,
  audienceRoles,
  audienceLocales,
  audienceUnit,
  screens,
}: LegalDocument): SettingValues => ({
  kind,
  title,
  consent,
  audienceRoles,
  audienceLocales,
  screens,
  audienceUnit: audienceUnit === null ? null : { id: audienceUnit.uuid, label: audienceUnit.name },
})

/** The values as the server takes them. */
export const toInput = ({
  audienceUnit,
  audienceRoles,
  audienceLocales,
  screens,
  ...values
}: SettingValues): LegalDocumentInput => ({
  ...values,
  audienceRoles: [...audienceRoles],
  audienceLocales: [...audienceLocales],
  audienceUnit: audienceUnit?.id ?? null,
  screens: [...screens],
})

/** What a new document begins with. */
export const newSettings = (isHelp: boolean): SettingValues => ({
  kind: isHelp ? 'HELP' : 'TERMS',
  title: '',
  consent: isHelp ? 'NONE' : 'ACCEPT',
  audienceRoles: [],
  audienceLocales: [],
  audienceUnit: null,
  screens: [],
})
