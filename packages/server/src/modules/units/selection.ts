import type { UserSelection } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { isAmongPeopleInScope, type Scope } from '../scope.ts'
import { readSelection } from '../users/selection.ts'
import { fault, type SelectedPeople } from './parts.ts'

const known = (scope: Scope): string => `select p.uuid from person p
  where p.uuid = any($1::uuid[]) and p.status <> 'ANONYMISED' and ${isAmongPeopleInScope(scope, 'p.uuid', '$2')} order by p.sort_name, p.uuid`

/**
 * The people of a selection, as far as the scope reaches, by the rule of the lists of people; somebody outside it is
 * somebody unknown, and then nobody is taken.
 */
export async function selectPeople(client: PoolClient, scope: Scope, selection: UserSelection): Promise<SelectedPeople> {
  const selected = await readSelection(client, scope, selection)
  if (!('uuids' in selected)) return { userErrors: selected }
  const values = [selected.uuids, ...(scope.manager === null ? [] : [scope.manager])]
  const { rows } = await client.query<{ uuid: string }>(known(scope), values)
  if (selected.unknown > 0 || rows.length < selected.uuids.length) return { userErrors: fault('UNKNOWN', 'selection', 'uuids') }
  return { people: rows.map(({ uuid }) => uuid) }
}
