import type { ImportAction, ImportKind, ImportMatch } from '@somo/graphql/schema'
import type { FieldRow } from '../custom-fields/definitions.ts'
import type { CustomName, FieldName } from './columns/fieldNames.ts'
import type { DateFormat } from './reading/dates.ts'
import type { NumberForm } from './reading/numbers.ts'
import type { RowError } from './checking/rowError.ts'

/** The rules of an import, as they are kept. */
export interface Options {
  readonly matchBy: ImportMatch
  readonly createMissing: boolean
  /** Empty: all that are mapped. */
  readonly updateFields: readonly FieldName[]
  readonly missing: 'NOTHING' | 'DEACTIVATE'
  readonly missingUnit: string | null
  readonly invite: boolean
}

/** What a column means, and what it holds. */
export interface ColumnMeaning {
  readonly field: FieldName | null
  readonly isCertain: boolean
  readonly samples: readonly string[]
  /** Of a workbook's column: how it writes numbers; null where one can be meant in two ways. */
  readonly numbers?: NumberForm | null
}

/** Texts by field, as somebody typed them: written as in a cell of the file. */
export type TypedTexts = Readonly<Partial<Record<FieldName, string>>>

/** What is given beside the file: for every row, and for rows whose cell is empty. */
export interface FixedValues {
  readonly constants: TypedTexts
  readonly defaults: TypedTexts
}

/** What nobody changes of themselves by a file: their roles, their state, and the names they sign in by. */
export const ownAccess = ['ROLES', 'STATUS', 'USERNAME', 'EMAIL'] as const satisfies readonly FieldName[]
export type OwnAccess = (typeof ownAccess)[number]

/** Values by field, as text: days in ISO, roles with commas between, ACTIVE or SUSPENDED; of custom fields as the API tells them. */
export type FieldValues = Readonly<Partial<Record<FieldName, string | null>>>

/** What a dry run needs to know. */
export interface CheckRules {
  readonly import: string
  readonly kind: ImportKind
  readonly options: Options
  readonly headers: readonly string[]
  /** The header of each mapped field. */
  readonly headerOf: ReadonlyMap<FieldName, string>
  /** What rows can say: the mapped fields, and those with a constant. */
  readonly fields: readonly FieldName[]
  readonly fixed: FixedValues
  /** The custom fields it may write. */
  readonly custom: ReadonlyMap<CustomName, FieldRow>
  readonly dateFormat: DateFormat
  /** Whether the file was read as Mac Roman. */
  readonly isMacRoman: boolean
  /** How numbers of fields are written, as far as that is known: workbooks keep them as such. */
  readonly numberForms: ReadonlyMap<FieldName, NumberForm>
  /** The subject whose units bound it; null: nothing does. */
  readonly manager: string | null
  /** The person it belongs to. */
  readonly owner: string
  /** Fields that an outside provider keeps for those who have signed in there. */
  readonly lockedFields: ReadonlySet<string>
}

/** What a dry run makes of a row. */
export interface CheckedRow {
  readonly number: number
  readonly action: ImportAction
  readonly object: string | null
  readonly name: string | null
  readonly before: FieldValues
  readonly after: FieldValues
  readonly errors: readonly RowError[]
  readonly warnings: readonly RowError[]
  readonly revision: number | null
  readonly rank?: number
  readonly traces?: Traces
}

/** What a row is about beside its object, and what was written there: for running and undoing it. */
export interface Traces {
  readonly unit?: string | null
  readonly person?: string | null
  readonly medium?: string | null
  /** Whether it is a place in a unit that begins on a later day. */
  readonly isComing?: boolean
  /** The membership a person's row made or chose, and its revision then. */
  readonly membership?: { readonly uuid: string; readonly isNew: boolean; readonly revision: number }
  /** The membership that was the default one before. */
  readonly home?: string | null
  /** The line that names the ring of rows that take each other's values and are written together. */
  readonly ring?: number
  /** Since when a unit had been in the archive. */
  readonly archivedAt?: string | null
}
