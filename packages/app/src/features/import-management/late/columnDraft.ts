import type { ImportColumnInput, ImportField, ImportKind, ImportMatch, ImportOptionsInput } from '@somo/graphql/schema'
import { customId, idOf, idOfRule, namedOf, type FieldId } from '../fieldId.ts'
import type { FieldRule, ImportWhole } from '../importTypes.ts'

/** What a person has chosen on top of what the server knows; what was not touched follows the server. */
export interface ColumnDraft {
  readonly fields: Readonly<Record<string, FieldId | null>>
  readonly options: Partial<ImportOptionsInput>
}

export const untouched: ColumnDraft = { fields: {}, options: {} }

/** By what rows of a kind can be recognised, the surest first. */
export const matchesOfKind = {
  USERS: ['EXTERNAL_ID', 'USERNAME', 'EMAIL'],
  UNITS: ['UNIT_KEY'],
  MEMBERSHIPS: ['EXTERNAL_ID', 'USERNAME', 'EMAIL'],
} as const satisfies Readonly<Record<ImportKind, readonly ImportMatch[]>>

/** Each column with its meaning as it stands in the form. */
export const columnsOf = ({ columns }: Pick<ImportWhole, 'columns'>, { fields }: ColumnDraft): readonly ImportColumnInput[] =>
  columns.map(({ header, field, custom }) => ({ header, ...(Object.hasOwn(fields, header) ? namedOf(fields[header] ?? null) : { field, custom }) }))

/** The rules as they stand in the form; before anybody chose any, the careful ones. */
export function optionsOf(one: Pick<ImportWhole, 'kind' | 'columns' | 'options'>, draft: ColumnDraft): ImportOptionsInput {
  const mapped = mappedFields(columnsOf(one, draft))
  const matches: readonly ImportMatch[] = matchesOfKind[one.kind]
  const usual = { createMissing: true, updateFields: [], updateCustom: [], missing: 'NOTHING', missingUnit: null, invite: false } as const
  const matchBy = matches.find((match) => mapped.has(match)) ?? matches[0] ?? 'EXTERNAL_ID'
  const chosen = { ...usual, matchBy, ...one.options, ...draft.options }
  // A column that means something else now cannot be written any more.
  return { ...chosen, ...toUpdates(writtenFields(chosen).filter((id) => mapped.has(id))) }
}

interface Updates {
  readonly updateFields: readonly ImportField[]
  readonly updateCustom?: readonly string[] | null
}

/** The fields that are written to what exists already; none of them: all that are mapped. */
export const writtenFields = ({ updateFields, updateCustom }: Updates): readonly FieldId[] => [
  ...updateFields,
  ...(updateCustom ?? []).map(customId),
]

/** Such fields as the API takes them. */
export function toUpdates(ids: readonly FieldId[]): { updateFields: ImportField[]; updateCustom: string[] } {
  const named = ids.map(namedOf)
  return {
    updateFields: named.flatMap(({ field }) => (field === null ? [] : [field])),
    updateCustom: named.flatMap(({ custom }) => (custom === null ? [] : [custom])),
  }
}

/** Fields that some column means. */
export const mappedFields = (columns: readonly ImportColumnInput[]): ReadonlySet<FieldId> =>
  new Set(columns.flatMap((column) => idOf(column) ?? []))

/** Fields that no column means but one has to. */
export const lackingFields = (columns: readonly ImportColumnInput[], fields: readonly FieldRule[]): readonly FieldId[] => {
  const mapped = mappedFields(columns)
  return fields.flatMap((rule) => {
    const id = idOfRule(rule)
    return rule.isNeeded && id !== null && !mapped.has(id) ? [id] : []
  })
}

/** Whether another column means the same. */
export function isRepeated(columns: readonly ImportColumnInput[], column: ImportColumnInput): boolean {
  const id = idOf(column)
  return id !== null && columns.some((other) => other.header !== column.header && idOf(other) === id)
}
