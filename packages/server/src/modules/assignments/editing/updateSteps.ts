import type {
  AssignmentAudienceInput,
  AssignmentMessagesInput,
  AssignmentTargetsInput,
  UserError,
  UserErrorCode,
} from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { titleRule } from '../../media/editing/readTexts.ts'
import { checkOwnerUnit } from '../../media/editing/references.ts'
import { isAmongPeopleInScope, isPersonInScope, isUnitInScope, scopeOf, type Scope } from '../../scope.ts'
import { readTargets } from '../assignmentStore.ts'
import { checkTargets, insertTargets } from './createAssignment.ts'
import type { ChangeAssignment } from './changeAssignment.ts'
import { userError } from '../../userError.ts'

const updated = { action: 'assignment.update' } as const

/** A number within bounds; null is always right. */
export const checkNumber = (
  value: number | null | undefined,
  [from, to]: readonly [number, number],
  field: string,
): UserError[] =>
  value === null || value === undefined || (value >= from && value <= to) ? [] : [userError('NOT_OFFERED', field)]

/** The step WHAT. */
export const updateTargets =
  (call: RequestCall, { title: given, targets, isMandatory, ownerUnit }: AssignmentTargetsInput): ChangeAssignment =>
  async (client, { uuid, ownerUnit: owner }) => {
    const title = titleRule.clean(given)
    const present = (await readTargets(client, uuid)).map(({ medium }) => medium)
    const errors = await checkTargets(client, call, targets, present)
    const titleCode = title === '' ? 'REQUIRED' : titleRule.check(title)
    if (titleCode !== null) errors.push(userError(titleCode, 'title'))
    const unitCode = ownerUnit === owner.uuid ? null : await checkOwnerUnit(client, scopeOf(call), ownerUnit)
    if (unitCode !== null) errors.push(userError(unitCode, 'ownerUnit'))
    if (errors.length > 0) return errors
    await client.query(
      `update assignment set title = $2, is_mandatory = $3, owner_unit = $4, last_step = 'WHAT' where uuid = $1`,
      [uuid, title, isMandatory, ownerUnit],
    )
    await client.query(
      'delete from assignment_target where assignment = $1 and coalesce(medium, path) <> all($2::uuid[])',
      [uuid, targets],
    )
    await client.query(insertTargets, [uuid, targets])
    return updated
  }

interface Named {
  readonly uuid: string
  readonly isExcluded: boolean
  readonly withSubUnits?: boolean
}

/** A unit or person, and how the assignment names it already; null where it does not. */
interface FoundName {
  readonly uuid: string
  readonly isIn: boolean
  readonly isExcluded: boolean | null
  readonly withSubUnits: boolean | null
}

/**
 * For each of these: UNKNOWN or OUT_OF_SCOPE, unless it is named already in the same way. An exclusion outside the scope stays: without
 * it more people would get the assignment.
 */
async function checkNamed(
  client: PoolClient,
  scope: Scope,
  kind: 'unit' | 'person',
  named: readonly Named[],
  assignment: string,
): Promise<UserError[]> {
  const list = kind === 'unit' ? 'units' : 'people'
  const isIn = kind === 'unit' ? isUnitInScope(scope, 'n.uuid', '$3') : isPersonInScope(scope, 'n.uuid', '$3')
  const isThere = kind === 'unit' ? 'n.archived_at is null' : `n.status <> 'ANONYMISED'`
  const { rows } = await client.query<FoundName>(
    `select n.uuid, (${isIn}) as "isIn", x.is_excluded as "isExcluded", ${kind === 'unit' ? 'x.with_sub_units' : 'null'} as "withSubUnits"
      from ${kind} n left join assignment_${kind} x on x.assignment = $2 and x.${kind} = n.uuid
      where (n.uuid = any($1::uuid[]) or x.is_excluded) and ${isThere}`,
    [named.map(({ uuid }) => uuid).filter(isUuid), assignment, ...(scope.manager === null ? [] : [scope.manager])],
  )
  const found = new Map(rows.map((row) => [row.uuid, row]))
  const uuids = named.map(({ uuid }) => uuid)
  const codes = named.map(({ uuid, isExcluded, withSubUnits = null }, place): UserErrorCode | null => {
    if (uuids.indexOf(uuid) !== place) return 'REPEATED'
    const before = found.get(uuid)
    if (before === undefined) return 'UNKNOWN'
    const isSame = before.isExcluded === isExcluded && before.withSubUnits === withSubUnits
    return before.isIn || isSame ? null : 'OUT_OF_SCOPE'
  })
  // Units are seen by name. People outside the scope are not: what excludes them is kept without being sent.
  const isMissing =
    kind === 'unit' && rows.some((row) => row.isExcluded === true && !row.isIn && !uuids.includes(row.uuid))
  return [
    ...codes.flatMap((code, place) => (code === null ? [] : [userError(code, list, String(place), kind)])),
    ...(isMissing ? [userError('OUT_OF_SCOPE', list)] : []),
  ]
}

const writeUnits = `insert into assignment_unit (assignment, unit, with_sub_units, is_excluded)
  select $1, n.unit, n."withSubUnits", n."isExcluded" from jsonb_to_recordset($2::jsonb) as n (unit uuid, "withSubUnits" boolean, "isExcluded" boolean)`
const writePeople = `insert into assignment_person (assignment, person, is_excluded)
  select $1, n.person, n."isExcluded" from jsonb_to_recordset($2::jsonb) as n (person uuid, "isExcluded" boolean)
  on conflict (assignment, person) do nothing`

/** The step WHO. */
export const updateAudience =
  (call: RequestCall, { units, people }: AssignmentAudienceInput): ChangeAssignment =>
  async (client, { uuid }) => {
    if (units.length > 200) return [userError('TOO_MANY', 'units')]
    if (people.length > 1000) return [userError('TOO_MANY', 'people')]
    const scope = scopeOf(call)
    const namedUnits = units.map(({ unit, ...how }) => ({ uuid: unit, ...how }))
    const namedPeople = people.map(({ person, ...how }) => ({ uuid: person, ...how }))
    const errors = [
      ...(await checkNamed(client, scope, 'unit', namedUnits, uuid)),
      ...(await checkNamed(client, scope, 'person', namedPeople, uuid)),
    ]
    if (errors.length > 0) return errors
    await client.query('delete from assignment_unit where assignment = $1', [uuid])
    await client.query(
      `delete from assignment_person where assignment = $1 and ${isAmongPeopleInScope(scope, 'person', '$2')}`,
      scope.manager === null ? [uuid] : [uuid, scope.manager],
    )
    await client.query(writeUnits, [uuid, JSON.stringify(units)])
    await client.query(writePeople, [uuid, JSON.stringify(people)])
    await client.query(`update assignment set last_step = 'WHO' where uuid = $1`, [uuid])
    return updated
  }

/** The step MESSAGES. */
export const updateMessages =
  ({
    isAnnounced,
    reminderDays,
    overdueEveryDays = null,
    isListSentToManagers,
  }: AssignmentMessagesInput): ChangeAssignment =>
  async (client, { uuid }) => {
    const errors = checkNumber(overdueEveryDays, [1, 90], 'overdueEveryDays')
    if (reminderDays.length > 5) errors.push(userError('TOO_MANY', 'reminderDays'))
    for (const [place, days] of reminderDays.entries()) {
      if (days < 0 || days > 365) errors.push(userError('NOT_OFFERED', 'reminderDays', String(place)))
      else if (reminderDays.indexOf(days) !== place) errors.push(userError('REPEATED', 'reminderDays', String(place)))
    }
    if (errors.length > 0) return errors
    const sorted = [...reminderDays].sort((one, other) => other - one)
    await client.query(
      `update assignment set is_announced = $2, reminder_days = $3, overdue_every_days = $4, is_list_sent = $5, last_step = 'MESSAGES'
        where uuid = $1`,
      [uuid, isAnnounced, sorted, overdueEveryDays, isListSentToManagers],
    )
    return updated
  }
