import type { ImportField } from '@somo/graphql/schema'
import type { FieldRule } from './importTypes.ts'

/** What a column can mean, by one word: a field of the product, or one that the installation added to its people. */
export type FieldId = ImportField | `custom.${string}`

/** A field as the API names it: by one of two words, or none. */
export interface NamedField {
  readonly field?: ImportField | null
  readonly custom?: string | null
}

/** The word for the custom field with a key. */
export const customId = (key: string): FieldId => `custom.${key}`

/** The word for a field that the API names; null for none. */
export const idOf = ({ field = null, custom = null }: NamedField): FieldId | null =>
  field ?? (custom === null ? null : customId(custom))

/** The word for a field that is offered. */
export const idOfRule = ({ field, custom }: FieldRule): FieldId | null => idOf({ field, custom: custom?.key ?? null })

const isCustom = (id: FieldId): id is `custom.${string}` => id.startsWith('custom.')

/** A field as the API takes it. */
export const namedOf = (id: FieldId | null): { readonly field: ImportField | null; readonly custom: string | null } =>
  id === null
    ? { field: null, custom: null }
    : isCustom(id)
      ? { field: null, custom: id.slice('custom.'.length) }
      : { field: id, custom: null }
