import type { LinkCasePage, LinkReason, PageInput, UnitStep, User } from '@somo/graphql/schema'
import type { CallContext } from '../../../access/callContext.ts'
import { buildPage, planPage } from '../../paging.ts'
import { scopeOf } from '../../scope.ts'
import type { PeopleDeps } from '../peopleDeps.ts'

interface CaseRow {
  readonly uuid: string
  readonly username: string | null
  readonly email: string | null
  readonly givenName: string | null
  readonly familyName: string | null
  readonly reason: LinkReason
  readonly candidates: readonly string[]
  readonly askedBy: string | null
  readonly unit: UnitStep | null
  readonly concerned: string | null
  readonly displayedId: string | null
  readonly externalId: string | null
  readonly createdAt: Date
  readonly sortValue: string
}

const oldestFirst = { field: 'CREATED', direction: 'ASCENDING' } as const

const columns = `uuid, username, email, given_name as "givenName", family_name as "familyName", reason, candidates,
  asked_by as "askedBy", concerned, displayed_id as "displayedId", external_id as "externalId",
  (select jsonb_build_object('uuid', u.uuid, 'name', u.name, 'key', u.key) from unit u where u.uuid = link_case.unit) as unit,
  created_at as "createdAt", created_at::text as "sortValue"`

const isQuestion = (reason: LinkReason): boolean => reason === 'ASKED_TO_ADD' || reason === 'ASKED_TO_CHANGE'

type People = ReadonlyMap<string, User>

const pick = (people: People, uuid: string | null): User | null => (uuid === null ? null : (people.get(uuid) ?? null))

const toLinkCase = (people: People, row: CaseRow) => ({
  uuid: row.uuid,
  username: row.username,
  email: row.email,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  name: [row.givenName, row.familyName].filter((part) => part !== null).join(' ') || null,
  candidates: row.candidates.flatMap((uuid) => people.get(uuid) ?? []),
  asked: isQuestion(row.reason)
    ? {
        by: pick(people, row.askedBy),
        concerned: pick(people, row.concerned),
        unit: row.unit,
        displayedId: row.displayedId,
        externalId: row.externalId,
      }
    : null,
})

const peopleOf = ({ candidates, askedBy, concerned }: CaseRow): readonly string[] =>
  [...candidates, askedBy, concerned].filter((uuid) => uuid !== null)

/** Open link cases: sign-ins to link and questions of managers, the oldest first. */
export async function listLinkCases(
  { pool, store, mapper }: PeopleDeps,
  call: CallContext,
  page: PageInput,
): Promise<LinkCasePage> {
  const plan = planPage(page, oldestFirst)
  const [order, sign] = plan.isBackward ? ['desc', '<'] : ['asc', '>']
  const cursor = plan.from === null ? '' : `and (created_at, uuid) ${sign} ($2::timestamptz, $3::uuid)`
  const text = `select ${columns} from link_case where state = 'OPEN' ${cursor} order by created_at ${order}, uuid ${order} limit $1`
  const values = [plan.limit + 1, ...(plan.from === null ? [] : [plan.from.value, plan.from.uuid])]
  const { rows } = await pool.query<CaseRow>(text, values)
  const { items, pageInfo } = buildPage(plan, rows, plan.from !== null, (row) => row.sortValue)
  const scope = scopeOf(call)
  const found = await store.findMany([...new Set(items.flatMap(peopleOf))], scope)
  const people = new Map(found.map((row) => [row.uuid, mapper(row, scope)]))
  return { items: items.map((row) => toLinkCase(people, row)), pageInfo }
}
