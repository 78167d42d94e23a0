import type { ImportKind } from '@somo/graphql/schema'
import { completionRows } from './completionRows.ts'
import { userRows } from './userRows.ts'
import { membershipRows } from './membershipRows.ts'
import { type RowWriter } from './rowWriter.ts'
import { unitRows } from './unitRows.ts'

/** Who writes the rows of each kind. */
export const rowWriters: Readonly<Record<ImportKind, RowWriter>> = {
  USERS: userRows,
  UNITS: unitRows,
  MEMBERSHIPS: membershipRows,
  COMPLETIONS: completionRows,
}
