import type { CustomField, CustomFieldAudience, CustomFieldKind, LocalText } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'

/** Texts by their language. */
export type Labels = Readonly<Record<string, string>>

/** One of a field's choices, as it is kept. */
export interface StoredChoice {
  readonly key: string
  readonly labels: Labels
}

/** A definition as it is kept. */
export interface FieldRow {
  readonly uuid: string
  readonly key: string
  readonly kind: CustomFieldKind
  readonly labels: Labels
  readonly choices: readonly StoredChoice[]
  readonly isRequired: boolean
  readonly visibleTo: CustomFieldAudience
  readonly isOwn: boolean
  readonly isArchived: boolean
  readonly revision: number
}

/** Whatever runs statements: the pool, or a transaction. */
export type Runner = Pick<Pool | PoolClient, 'query'>

/** The columns of a definition `f`. */
export const fieldColumns = `f.uuid, f.key, f.kind, f.labels, f.choices, f.is_required as "isRequired", f.visible_to as "visibleTo",
  f.is_own as "isOwn", f.archived_at is not null as "isArchived", f.revision`

/** The order in which fields are shown; those that were put away come last. */
export const fieldOrder = 'f.archived_at is not null, f.place, f.uuid'

/** From whose side fields are looked at: an administrator's, a manager's, or that of the person themselves. */
export type Viewer = 'ADMINISTRATOR' | 'MANAGER' | 'SELF'

/** How somebody who is let near a person looks at their fields. */
export const viewerOf = ({ roles }: Pick<Caller, 'roles'>): Viewer =>
  roles.includes('ADMIN') ? 'ADMINISTRATOR' : 'MANAGER'

const seen = {
  ADMINISTRATOR: 'true',
  MANAGER: `f.visible_to <> 'ADMINISTRATORS'`,
  SELF: `f.visible_to = 'PERSON'`,
} as const satisfies Readonly<Record<Viewer, string>>

/** Whether a definition `f` is in force and seen from a side, as a condition. */
export const isSeen = (viewer: Viewer): string => `f.archived_at is null and ${seen[viewer]}`

/**
 * The fields in force that are seen from a side, in their order.
 * @param isUsed keeps them as they are until the transaction ends, so that what is judged by them stays right.
 */
export async function readSeen(runner: Runner, viewer: Viewer, isUsed = false): Promise<readonly FieldRow[]> {
  const hold = isUsed ? 'for share' : ''
  return (
    await runner.query<FieldRow>(
      `select ${fieldColumns} from custom_field f where ${isSeen(viewer)} order by ${fieldOrder} ${hold}`,
    )
  ).rows
}

/** Fields by their keys, in force or not; they stay as they are until the transaction ends. */
export async function readByKeys(runner: Runner, keys: readonly string[]): Promise<readonly FieldRow[]> {
  return (
    await runner.query<FieldRow>(
      `select ${fieldColumns} from custom_field f where f.key = any($1::text[]) order by ${fieldOrder} for share`,
      [keys],
    )
  ).rows
}

/** The languages of the product, in their order. */
export const labelLocales = ['en', 'de', 'sw'] as const

const listLabels = (labels: Labels): LocalText[] =>
  labelLocales.flatMap((locale) => {
    const text = labels[locale]
    return text === undefined ? [] : [{ locale, text }]
  })

/** A definition as the API tells it. */
export const describeField = ({ labels, choices, ...row }: FieldRow): CustomField => ({
  ...row,
  labels: listLabels(labels),
  choices: choices.map((choice) => ({ key: choice.key, labels: listLabels(choice.labels) })),
})

/** What a field is called in a language; else in the first there is. */
export function labelOf(labels: Labels, locale: string | null): string {
  const language = (locale ?? '').toLowerCase().split(/[-_]/)[0] ?? ''
  return labels[language] ?? listLabels(labels)[0]?.text ?? ''
}
