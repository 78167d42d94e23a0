import type { ImportField } from '@somo/graphql/schema'

/** A custom field among the fields of an import; the audit log calls it the same. */
export type CustomName = `custom.${string}`

/** What a column can mean: a field of the product, or one that the installation added to its people. */
export type FieldName = ImportField | CustomName

/** A field as the API names it: by one of two words. */
interface NamedField {
  readonly field: ImportField | null
  readonly custom: string | null
}

const before = 'custom.'

/** The name of the custom field with a key. */
export const customName = (key: string): CustomName => `custom.${key}`

/** True for the name of a custom field. */
export const isCustomName = (name: string): name is CustomName => name.startsWith(before)

/** The key of a custom field, by its name. */
export const keyOf = (name: CustomName): string => name.slice(before.length)

/** A field as the API names it. */
export const tellField = (name: FieldName): NamedField =>
  isCustomName(name) ? { field: null, custom: keyOf(name) } : { field: name, custom: null }
