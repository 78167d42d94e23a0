import { hasMixedScripts } from '@somo/graphql/personText'
import type { ImportField, UserErrorCode } from '@somo/graphql/schema'
import type { FieldName } from '../columns/fieldNames.ts'
import type { CheckRules, FieldValues, CheckedRow } from '../importTypes.ts'
import { hasEncodingSigns } from './encodingSigns.ts'
import type { RowError } from './rowError.ts'

/** A row of the stage, as every kind reads it. */
export interface StagedRow {
  readonly number: number
  readonly values: FieldValues
  readonly errors: readonly RowError[]
  /** Fields whose cell, before it was cleaned, looks as if the file was read in the wrong encoding. */
  readonly misread: readonly FieldName[]
  /** Fields that another row has the same value in, with its line. */
  readonly repeated: Readonly<Partial<Record<ImportField, number>>>
  /** Where another row says exactly the same: the first of them, and the one after this. */
  readonly duplicates: { readonly first: number; readonly next: number | null } | null
  /** Who has a value that this row wants: the row they have in the file themselves; null where they have none. */
  readonly holders: Readonly<Partial<Record<ImportField, number | null>>>
}

/** Gathers the errors of one row. */
export class RowErrors {
  readonly errors: RowError[]
  readonly warnings: RowError[] = []
  readonly #rules: CheckRules
  readonly #row: StagedRow

  constructor(rules: CheckRules, row: StagedRow) {
    this.#rules = rules
    this.#row = row
    this.errors = [...row.errors]
    const { duplicates, number } = row
    if (duplicates !== null && duplicates.first < number)
      this.errors.push({ ...this.make('REPEATED', rules.options.matchBy), row: duplicates.first })
    else if (duplicates !== null && duplicates.next !== null)
      this.warnings.push({ ...this.make('REPEATED', rules.options.matchBy), row: duplicates.next })
    for (const [field, other] of Object.entries(row.repeated)) {
      // The keys are those that `markRepeated` put in.
      this.errors.push({ ...this.make('REPEATED', field as ImportField), row: other })
    }
    for (const [field, holder] of Object.entries(row.holders)) {
      // The keys are those that the statements of this folder put in.
      if (holder === null) this.add('TAKEN', field as ImportField)
    }
  }

  make(code: UserErrorCode, field: FieldName | null, hint: string | null = null): RowError {
    const column = field === null ? null : (this.#rules.headerOf.get(field) ?? null)
    return { column, value: field === null ? null : (this.#row.values[field] ?? null), code, hint }
  }

  add(code: UserErrorCode, field: FieldName | null, hint: string | null = null): void {
    this.errors.push(this.make(code, field, hint))
  }

  warn(code: UserErrorCode, field: FieldName | null): void {
    this.warnings.push(this.make(code, field))
  }

  /** True where the cell of a field was marked while it was read. */
  isMisread(field: FieldName): boolean {
    return this.#row.misread.includes(field)
  }

  /** True where the cell of a field had an error of its own, so that its lack is told already. */
  has(field: FieldName): boolean {
    const column = this.#rules.headerOf.get(field)
    return column !== undefined && this.errors.some((error) => error.column === column)
  }
}

/** Warns of new names that look misread or mix alphabets. */
export function warnOfNames(errors: RowErrors, fields: readonly ImportField[], after: FieldValues): void {
  for (const field of fields) {
    const value = after[field] ?? null
    if (value === null) continue
    if (field !== 'USERNAME' && (errors.isMisread(field) || hasEncodingSigns(value)))
      errors.warn('WRONG_ENCODING', field)
    if (hasMixedScripts(value)) errors.warn('MIXED_SCRIPTS', field)
  }
}

/** What differs between what stands and what the file says, of the fields that may be written. */
export function findDifference(
  rules: CheckRules,
  fields: readonly FieldName[],
  values: FieldValues,
  present: FieldValues,
): { before: FieldValues; after: FieldValues } {
  const { updateFields, matchBy } = rules.options
  const before: Partial<Record<FieldName, string | null>> = {}
  const after: Partial<Record<FieldName, string | null>> = {}
  for (const field of fields) {
    const value = values[field]
    if (value === undefined || field === matchBy || value === (present[field] ?? null)) continue
    if (updateFields.length > 0 && !updateFields.includes(field)) continue
    before[field] = present[field] ?? null
    after[field] = value
  }
  return { before, after }
}

/** The outcome of a row whose thing is there. */
export function actionOf(before: FieldValues, after: FieldValues): CheckedRow['action'] {
  if (after.STATUS === 'SUSPENDED') return 'DEACTIVATE'
  if (before.STATUS === 'SUSPENDED') return 'RESTORE'
  return Object.keys(after).length === 0 ? 'UNCHANGED' : 'UPDATE'
}

/** A row that cannot be done; what is an error of a cell is not told as its warning too. */
export function refuse(row: StagedRow, rowErrors: RowErrors, name: string | null): CheckedRow {
  const { errors } = rowErrors
  const warnings = rowErrors.warnings.filter(
    (warning) => !errors.some(({ column, code }) => column === warning.column && code === warning.code),
  )
  return {
    number: row.number,
    action: 'ERROR',
    object: null,
    name,
    before: {},
    after: {},
    errors,
    warnings,
    revision: null,
  }
}

/** True for a row whose cells could not be told apart: nothing else about it means anything. */
export const isTorn = ({ errors }: StagedRow): boolean => errors.some(({ column }) => column === null)
