import { hasName } from '@somo/graphql/personText'
import type {
  ImportColumnInput,
  ImportConstantInput,
  ImportField,
  ImportKind,
  ImportMatch,
  ImportOptionsInput,
} from '@somo/graphql/schema'
import { customId, idOf, idOfRule, namedOf, type FieldId, type NamedField } from '../fieldId.ts'
import type { FieldRule, ImportWhole } from '../importTypes.ts'

/** A value for every row as it stands in the form; of no field as long as none is chosen. */
export interface ConstantDraft {
  /** Tells it from the others. */
  readonly key: number
  readonly id: FieldId | null
  readonly value: string
}

/** What a person has chosen on top of what the server knows; what was not touched follows the server. */
export interface ColumnDraft {
  readonly fields: Readonly<Record<string, FieldId | null>>
  /** What counts where a cell is empty, by headers; '' for nothing. */
  readonly defaults: Readonly<Record<string, string>>
  /** Null: not touched. */
  readonly constants: readonly ConstantDraft[] | null
  readonly options: Partial<ImportOptionsInput>
}

export const untouched: ColumnDraft = { fields: {}, defaults: {}, constants: null, options: {} }

/** By what rows of a kind can be recognised, the surest first. */
export const matchesOfKind = {
  USERS: ['EXTERNAL_ID', 'USERNAME', 'EMAIL'],
  UNITS: ['UNIT_KEY'],
  MEMBERSHIPS: ['EXTERNAL_ID', 'USERNAME', 'EMAIL'],
  COMPLETIONS: ['EXTERNAL_ID', 'USERNAME', 'EMAIL'],
} as const satisfies Readonly<Record<ImportKind, readonly ImportMatch[]>>

/** Each column with its meaning and its default as they stand in the form. */
export const columnsOf = (
  { columns }: Pick<ImportWhole, 'columns'>,
  { fields, defaults }: ColumnDraft,
): readonly ImportColumnInput[] =>
  columns.map(({ header, field, custom, default: savedDefault }) => ({
    header,
    ...(Object.hasOwn(fields, header) ? namedOf(fields[header] ?? null) : { field, custom }),
    default: Object.hasOwn(defaults, header) ? (defaults[header] ?? null) : savedDefault,
  }))

/** A column that means something else now: what counted for empty cells was of the other field. */
export const withMeaning = (draft: ColumnDraft, header: string, field: FieldId | null): ColumnDraft => ({
  ...draft,
  fields: { ...draft.fields, [header]: field },
  defaults: { ...draft.defaults, [header]: '' },
})

/** The values for every row as they stand in the form. */
export const constantsOf = (
  { constants }: Pick<ImportWhole, 'constants'>,
  draft: ColumnDraft,
): readonly ConstantDraft[] =>
  draft.constants ?? constants.map((constant, key) => ({ key, id: idOf(constant), value: constant.value }))

/** One more such value, of no field yet. */
export const withNewConstant = (constants: readonly ConstantDraft[]): readonly ConstantDraft[] => [
  ...constants,
  { key: Math.max(-1, ...constants.map(({ key }) => key)) + 1, id: null, value: '' },
]

/** Such values as the API takes them. */
export const toConstants = (constants: readonly ConstantDraft[]): readonly ImportConstantInput[] =>
  constants.map(({ id, value }) => ({ ...namedOf(id), value }))

/** Whether such a value can be sent: it has a field that no column means, and is not empty. */
export const isWholeConstant = ({ id, value }: ConstantDraft, mapped: ReadonlySet<FieldId>): boolean =>
  id !== null && !mapped.has(id) && value.trim() !== ''

/** The rules as they stand in the form; before anybody chose any, the careful ones. */
export function optionsOf(
  one: Pick<ImportWhole, 'kind' | 'columns' | 'constants' | 'options'>,
  draft: ColumnDraft,
): ImportOptionsInput {
  const mapped = mappedFields([...columnsOf(one, draft), ...toConstants(constantsOf(one, draft))])
  const matches: readonly ImportMatch[] = matchesOfKind[one.kind]
  const usual = {
    createMissing: true,
    updateFields: [],
    updateCustom: [],
    missing: 'NOTHING',
    missingUnit: null,
    invite: false,
  } as const
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

/** Fields that some column means, or that have a value for every row. */
export const mappedFields = (columns: readonly NamedField[]): ReadonlySet<FieldId> =>
  new Set(columns.flatMap((column) => idOf(column) ?? []))

/** Fields that nothing gives but something has to. A given name does for the family name. */
export const lackingFields = (columns: readonly NamedField[], fields: readonly FieldRule[]): readonly FieldId[] => {
  const mapped = mappedFields(columns)
  const isNamed = hasName({ givenName: mapped.has('GIVEN_NAME'), familyName: mapped.has('FAMILY_NAME') })
  return fields.flatMap((rule) => {
    const id = idOfRule(rule)
    return rule.isNeeded && id !== null && !mapped.has(id) && !(id === 'FAMILY_NAME' && isNamed) ? [id] : []
  })
}

/** Whether another column means the same. */
export function isRepeated(columns: readonly ImportColumnInput[], column: ImportColumnInput): boolean {
  const id = idOf(column)
  return id !== null && columns.some((other) => other.header !== column.header && idOf(other) === id)
}
