import type {
  AuditPage,
  ComingMembership,
  PageInput,
  User,
  UserAbilities,
  UserFilter,
  UserMembership,
  UserPage,
  UserSort,
} from '@somo/graphql/schema'
import type { Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import { readSeen, viewerOf } from '../custom-fields/definitions.ts'
import { buildPage, planPage } from '../paging.ts'
import { scopeOf, type Scope } from '../scope.ts'
import { listComingOf } from '../units/members/comingMemberships.ts'
import { readHistory } from './historyStore.ts'
import { readReasons } from './merge/twins.ts'
import type { PeopleParts } from './parts.ts'
import { grantableRoles } from './rights.ts'

/** What those who manage people read of them. */
export interface PeopleService {
  /** A page, by name where no sort is given. @throws SomoError BAD_INPUT for a senseless page or filter. */
  list(caller: Caller, page: PageInput, sort: UserSort | null, filter: UserFilter): Promise<UserPage>
  /** How many match, counted no further than the cap. @throws SomoError BAD_INPUT unless it is 1 to 1000000. */
  count(caller: Caller, cap: number, filter: UserFilter): Promise<number>
  /** Null where there is none, or the caller does not manage them. */
  find(caller: Caller, uuid: string): Promise<User | null>
  listMemberships(caller: Caller, user: string): Promise<UserMembership[] | null>
  /** Places in units that begin later. */
  listComing(caller: Caller, user: string): Promise<ComingMembership[] | null>
  readHistory(caller: Caller, user: string, page: PageInput): Promise<AuditPage | null>
  readAbilities(caller: Caller): Promise<UserAbilities>
}

const byName = { field: 'NAME', direction: 'ASCENDING' } as const satisfies UserSort
const latestFirst = { field: 'AT', direction: 'DESCENDING' } as const

/** What is read of people, over a store. */
export function createPeopleService({ pool, store, writer, mapper, outbox }: PeopleParts): PeopleService {
  const ofSeen = async <T>(
    caller: Caller,
    user: string,
    read: (uuid: string, scope: Scope) => Promise<T>,
  ): Promise<T | null> => {
    const scope = scopeOf(caller)
    const person = await store.find(user, scope)
    return person === null ? null : read(person.uuid, scope)
  }
  return {
    async list(caller, page, sort, filter) {
      const plan = planPage(page, sort ?? byName)
      const rows = await store.list(plan, filter, scopeOf(caller))
      // The cursor's own row was there when it was given, so something lies behind a cursor.
      const { items, pageInfo } = buildPage(plan, rows, plan.from !== null, (row) => row.sortValue)
      const reasons =
        filter.hasDuplicate === true
          ? await readReasons(
              pool,
              scopeOf(caller),
              items.map(({ uuid }) => uuid),
            )
          : null
      return {
        items: items.map((row) => ({
          ...mapper(row, scopeOf(caller)),
          duplicateReasons: reasons?.get(row.uuid) ?? [],
        })),
        pageInfo,
      }
    },
    async count(caller, cap, filter) {
      if (cap < 1 || cap > 1_000_000) throw new SomoError('BAD_INPUT', { argument: 'cap' })
      return store.count(cap, filter, scopeOf(caller))
    },
    async find(caller, uuid) {
      const row = await store.find(uuid, scopeOf(caller))
      return row === null ? null : mapper(row, scopeOf(caller))
    },
    listMemberships: (caller, user) =>
      ofSeen(caller, user, async (uuid, scope) => [...(await store.listMemberships(uuid, scope))]),
    listComing: (caller, user) => ofSeen(caller, user, (uuid, scope) => listComingOf(pool, uuid, scope)),
    readHistory: (caller, user, page) =>
      ofSeen(caller, user, (uuid, scope) => readHistory(pool, uuid, planPage(page, latestFirst), scope)),
    async readAbilities(caller) {
      const { manager } = scopeOf(caller)
      const isAdmin = manager === null
      const managesUnits = manager === null || (await hasUnits(pool, manager))
      const { source } = writer
      const hasCustomFields = (await readSeen(pool, viewerOf(caller))).length > 0
      const grantable = [...grantableRoles(caller)]
      const self = await findSelf(pool, caller.subject)
      return {
        source,
        self,
        grantableRoles: grantable,
        canCreate: true,
        managesUnits,
        canAnonymise: isAdmin,
        hasMailServer: outbox.hasServer,
        hasCustomFields,
      }
    },
  }
}

async function findSelf(pool: PeopleParts['pool'], subject: string): Promise<string | null> {
  const { rows } = await pool.query<{ uuid: string }>('select uuid from person where subject = $1', [subject])
  return rows[0]?.uuid ?? null
}

/** Whether somebody manages any unit, as manager or deputy. */
async function hasUnits(pool: PeopleParts['pool'], manager: string): Promise<boolean> {
  const { rows } = await pool.query('select 1 from managed_unit($1) limit 1', [manager])
  return rows.length > 0
}
