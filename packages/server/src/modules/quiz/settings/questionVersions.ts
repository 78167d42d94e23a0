import type { Queryable } from '../../../database/transaction.ts'
import type { Scope } from '../../scope.ts'

/** Those of the versions whose question the caller manages. */
export async function readOfferedVersions(sql: Queryable, scope: Scope, versions: readonly string[]) {
  const { rows } = await sql.query<{ uuid: string }>(
    `select v.uuid from question_version v join question q on q.uuid = v.question
      where v.uuid = any($1::uuid[]) and ($2::text is null or q.owner_unit in (select managed_unit($2)))`,
    [versions, scope.manager],
  )
  return new Set(rows.map(({ uuid }) => uuid))
}
