import type { UserAbilities } from '@somo/graphql/schema'
import type { Caller } from '../../../access/caller.ts'
import { readSeen, viewerOf } from '../../custom-fields/definitions.ts'
import { scopeOf } from '../../scope.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { grantableRoles } from './rolePermissions.ts'

type Deps = Pick<PeopleDeps, 'pool' | 'writer' | 'outbox'>

async function findOwnPerson({ pool }: Deps, subject: string): Promise<string | null> {
  const { rows } = await pool.query<{ uuid: string }>('select uuid from person where subject = $1', [subject])
  return rows[0]?.uuid ?? null
}

/** Whether the caller manages any unit, as manager or deputy. */
async function managesAnyUnit({ pool }: Deps, manager: string): Promise<boolean> {
  const { rows } = await pool.query('select 1 from managed_unit($1) limit 1', [manager])
  return rows.length > 0
}

/** What the caller may do with people. */
export async function readUserAbilities(deps: Deps, caller: Caller): Promise<UserAbilities> {
  const { pool, writer, outbox } = deps
  const { manager } = scopeOf(caller)
  return {
    source: writer.source,
    self: await findOwnPerson(deps, caller.subject),
    grantableRoles: [...grantableRoles(caller)],
    canCreate: true,
    managesUnits: manager === null || (await managesAnyUnit(deps, manager)),
    canAnonymise: manager === null,
    hasMailServer: outbox.hasServer,
    hasCustomFields: (await readSeen(pool, viewerOf(caller))).length > 0,
  }
}
