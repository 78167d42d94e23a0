import type { PoolClient } from 'pg'
import type { CheckRules } from '../importTypes.ts'
import { checkCompletions } from './checkCompletions.ts'
import { checkMemberships } from './checkMemberships.ts'
import { checkUnits } from './checkUnits.ts'
import { checkUsers } from './checkUsers.ts'
import { addMissing, countActive } from './missingPeople.ts'
import { fillStage } from './stage.ts'

const count = `update import_job j set
    created = c.created, updated = c.updated, unchanged = c.unchanged, deactivated = c.deactivated, restored = c.restored,
    failed = c.failed, warned = c.warned, suspect_names = c.suspect, active_before = $2
  from (select count(*) filter (where action = 'CREATE') as created, count(*) filter (where action = 'UPDATE') as updated,
      count(*) filter (where action = 'UNCHANGED') as unchanged, count(*) filter (where action = 'DEACTIVATE') as deactivated,
      count(*) filter (where action = 'RESTORE') as restored, count(*) filter (where action = 'ERROR') as failed,
      count(*) filter (where warnings <> '[]') as warned,
      count(*) filter (where object is not null and action <> 'ERROR' and warnings @> '[{"code": "WRONG_ENCODING"}]') as suspect
    from import_row where import_job = $1) c
  where j.uuid = $1`

/**
 * The dry run: says of every row what it would do, and writes nothing else. Joins everything at once, so it costs a few
 * statements however many rows there are.
 * @param numbers the rows to check; null: all. Those that hang together with others are checked in any case.
 */
export async function checkRows(
  client: PoolClient,
  rules: CheckRules,
  numbers: readonly number[] | null,
): Promise<void> {
  await fillStage(client, rules)
  if (rules.kind === 'USERS') await checkUsers(client, rules, numbers)
  else if (rules.kind === 'UNITS') await checkUnits(client, rules)
  else if (rules.kind === 'MEMBERSHIPS') await checkMemberships(client, rules, numbers)
  else await checkCompletions(client, rules, numbers)
  await addMissing(client, rules)
  await client.query(count, [rules.import, await countActive(client, rules)])
}

/** Counts the rows of an import anew, as they stand. */
export async function countRows(client: PoolClient, uuid: string, activeBefore: number | null): Promise<void> {
  await client.query(count, [uuid, activeBefore])
}
