import type { UserSortField } from '@somo/graphql/schema'
import type { SortColumn } from '../../list/keysetList.ts'

/** `signed_in_at` of those who never signed in: they come last. */
export const never = `'infinity'::timestamptz`

/** What the people list is sorted by, on `person_list_entry e`. Each has a covering index with the uuid. */
export const personSorts = {
  NAME: { column: 'e.sort_name', type: 'text' },
  CREATED: { column: 'e.created_at', type: 'timestamptz' },
  LAST_SIGN_IN: { column: 'e.signed_in_at', type: 'timestamptz' },
} as const satisfies Record<UserSortField, SortColumn>
