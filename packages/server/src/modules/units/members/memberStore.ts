import type { MemberFilter, MemberMatch, MemberSortField, UnitMember, User, UserField } from '@somo/graphql/schema'
import { isUuid } from '../../../database/uuid.ts'
import { countUnitDays } from '../../dates/days.ts'
import type { PagePlan } from '../../paging.ts'
import { isPersonInScope, type Scope } from '../../scope.ts'
import { mayChangeWithin } from '../../users/person/rolePermissions.ts'
import { writeMemberConditions } from './memberFilter.ts'
import { type PersonRow, writeManaged, writePerson } from '../memberSql.ts'
import { collectValues, type Connection, readRowsAnew, type Values } from '../statements.ts'

/** The people of which unit, and which of them. */
export interface MemberChoice {
  readonly unit: string
  readonly scope: Scope
  readonly filter: MemberFilter
  /** Where only some of them are meant. */
  readonly among?: AmongMembers
}

/** The people who are named, or all but those. */
export interface AmongMembers {
  readonly only: readonly string[] | null
  readonly except: readonly string[]
}

/** A membership with the texts it is sorted by. */
export interface MemberRow extends UnitMember {
  readonly sortName: string
  readonly sinceText: string
}

/** Reads the people of units. Who asks has been let through before. */
export interface MemberStore {
  list(
    connection: Connection,
    plan: PagePlan<MemberSortField>,
    choice: MemberChoice,
  ): Promise<{ rows: MemberRow[]; hasBehind: boolean }>
  count(connection: Connection, cap: number, choice: MemberChoice): Promise<number>
  /** One membership; null where there is none. */
  find(connection: Connection, scope: Scope, uuid: string): Promise<UnitMember | null>
  /** Whom each line means, in the order of the lines; nobody where it could be more than one. */
  match(connection: Connection, scope: Scope, unit: string, lines: readonly string[]): Promise<MemberMatch[]>
}

const sortKeys = {
  NAME: { column: 'p.sort_name', type: 'text' },
  SINCE: { column: 'm.created_at', type: 'timestamptz' },
} as const satisfies Record<MemberSortField, { column: string; type: string }>

const from = 'from unit_membership m join person p on p.uuid = m.person'

const write = ({ unit, filter, among }: MemberChoice, values: Values): string[] => [
  ...writeMemberConditions(unit, filter, values),
  ...(among === undefined || among.only === null
    ? []
    : [`m.person = any(${values.put(among.only.filter(isUuid))}::uuid[])`]),
  ...(among === undefined || among.except.length === 0
    ? []
    : [`not m.person = any(${values.put(among.except.filter(isUuid))}::uuid[])`]),
]

const columns = (
  isSeen: (unit: string) => string,
): string => `m.uuid, m.role, m.until::text, ${countUnitDays('m.until', 'm.unit')} as ends, m.source, m.created_at as since,
  m.is_default as "isDefault", m.revision, p.sort_name as "sortName", m.created_at::text as "sinceText",
  ${writePerson('p', isSeen)} as user`

function writePage(plan: PagePlan<MemberSortField>, choice: MemberChoice, values: Values): string {
  const { column, type } = sortKeys[plan.field]
  const isRising = (plan.direction === 'ASCENDING') !== plan.isBackward
  const order = isRising ? 'asc' : 'desc'
  const conditions = write(choice, values)
  const cursor =
    plan.from === null ? null : `(${values.put(plan.from.value)}::${type}, ${values.put(plan.from.uuid)}::uuid)`
  const beyond = cursor === null ? conditions : [...conditions, `(${column}, m.uuid) ${isRising ? '>' : '<'} ${cursor}`]
  const behind = `exists (select ${from} where ${[...conditions, `(${column}, m.uuid) ${isRising ? '<=' : '>='} ${cursor ?? ''}`].join(' and ')})`
  const limit = values.put(plan.limit + 1)
  const { head, isSeen } = writeManaged(
    choice.scope,
    choice.scope.manager === null ? '' : values.put(choice.scope.manager),
  )
  // The page first: what else is told of a person is looked up for these alone.
  return `${head} select ${columns(isSeen)}, ${cursor === null ? 'false' : behind} as "hasBehind"
    from (select m.* ${from} where ${beyond.join(' and ')} order by ${column} ${order}, m.uuid ${order} limit ${limit}) m
    join person p on p.uuid = m.person order by ${column} ${order}, m.uuid ${order}`
}

const toUser = (person: PersonRow, lockedFields: readonly UserField[], scope: Scope): User => ({
  ...person,
  lockedFields: [...lockedFields],
  mayChange: mayChangeWithin(scope, person.roles),
})

// Each way a person is named is looked up by its own index.
const findPeople = `select l.place, p.uuid from unnest($1::text[]) with ordinality l(line, place)
  cross join lateral (
    select uuid from person where lower(email) = lower(l.line) union select uuid from person where lower(username) = lower(l.line)
    union select uuid from person where displayed_id = l.line union select uuid from person where external_id = l.line) f
  join person p on p.uuid = f.uuid and p.status <> 'ANONYMISED'`

async function match(
  connection: Connection,
  lockedFields: readonly UserField[],
  scope: Scope,
  unit: string,
  lines: readonly string[],
): Promise<MemberMatch[]> {
  const values = [lines.map((line) => line.trim()), unit, ...(scope.manager === null ? [] : [scope.manager])]
  const { head, isSeen } = writeManaged(scope, '$3')
  const text = `${head} select f.place::int, ${writePerson('p', isSeen)} as user,
      exists (select from unit_membership m where m.unit = $2::uuid and m.person = p.uuid) as "isMember"
    from (${findPeople}) f join person p on p.uuid = f.uuid and ${isPersonInScope(scope, 'p.uuid', '$3')}`
  const rows = await readRowsAnew<{ place: number; user: PersonRow; isMember: boolean }>(connection, text, values)
  const found = Map.groupBy(rows, ({ place }) => place)
  return lines.map((line, i) => {
    const [only, second] = found.get(i + 1) ?? []
    if (only === undefined || second !== undefined) return { line, user: null, isMember: false }
    return { line, user: toUser(only.user, lockedFields, scope), isMember: only.isMember }
  })
}

/** A store over the product's database. `lockedFields`: what cannot be changed of people here. */
export function createMemberStore(lockedFields: readonly UserField[]): MemberStore {
  type Row = MemberRow & { user: PersonRow; hasBehind: boolean }
  return {
    async list(connection, plan, choice) {
      const values = collectValues()
      const rows = await readRowsAnew<Row>(connection, writePage(plan, choice, values), values.list)
      const hasBehind = rows[0]?.hasBehind ?? plan.from !== null
      return { rows: rows.map((row) => ({ ...row, user: toUser(row.user, lockedFields, choice.scope) })), hasBehind }
    },
    async count(connection, cap, choice) {
      const values = collectValues()
      const conditions = write(choice, values).join(' and ')
      const text = `select count(*)::int as count from (select ${from} where ${conditions} limit ${values.put(cap)}) capped`
      const [row] = await readRowsAnew<{ count: number }>(connection, text, values.list)
      return row?.count ?? 0
    },
    async find(connection, scope, uuid) {
      const values = scope.manager === null ? [uuid] : [uuid, scope.manager]
      const { head, isSeen } = writeManaged(scope, '$2')
      const [row] = await readRowsAnew<Row>(
        connection,
        `${head} select ${columns(isSeen)} ${from} where m.uuid = $1`,
        values,
      )
      return row === undefined ? null : { ...row, user: toUser(row.user, lockedFields, scope) }
    },
    match: (connection, scope, unit, lines) => match(connection, lockedFields, scope, unit, lines),
  }
}
