import type { UnitChangeInput, UnitConsequences, UnitStep, UserError } from '@somo/graphql/schema'
import type { Scope } from '../../scope.ts'
import { readUnit, type UnitFacts } from '../tree/unitDetailStore.ts'
import { readVisibilityChanges, type VisibilityChanges } from './visibilityChange.ts'
import { type Connection, countPeople, nearest, readRowsAnew, stepOf } from '../statements.ts'
import { userError } from '../../userError.ts'

/** A change that holds to the rules, with the units it concerns as they stand. */
export interface PlannedChange {
  readonly unit: UnitFacts
  readonly target: UnitFacts | null
  readonly consequences: UnitConsequences
}

/** What is more than a moment's work: units, or memberships of a merged one. */
const mostAtOnce = 100

// Who is below a unit that finds another place is written anew: 27,000 people took 7 s, so these keep nobody waiting longer
// than a good second.
const mostPeopleAtOnce = 5000

const noChanges: VisibilityChanges = { list: [], count: 0 }

interface Numbers {
  readonly units: number
  readonly people: number
  readonly direct: number
  readonly double: number
  /** How many levels lie below the unit. */
  readonly height: number
  /** How many lie above the target; null where there is none. */
  readonly depth: number | null
  readonly isCycle: boolean
  /** Whether a unit that comes to the target is named as one that is there. */
  readonly isSister: boolean
}

// $1 the unit, $2 the target, $3 whether what lies below the unit comes to the target (else the unit itself).
const numbers = `select (select count(*)::int - 1 from unit_ancestor where ancestor = $1) as units,
    ${countPeople('$1::uuid', 'false', null)} as people,
    (select count(*)::int from unit_membership where unit = $1) as direct,
    (select count(*)::int from unit_membership m join unit_membership o on o.person = m.person and o.unit = $2
      where m.unit = $1) as double,
    (select max(distance) from unit_ancestor where ancestor = $1) as height,
    (select max(distance) from unit_ancestor where unit = $2) as depth,
    exists (select from unit_ancestor where ancestor = $1 and unit = $2) as "isCycle",
    exists (select from unit n join unit o on o.parent = $2 and lower(o.name) = lower(n.name) and o.archived_at is null
      and o.uuid <> n.uuid and o.uuid <> $1
      where n.archived_at is null and case when $3 then n.parent = $1 else n.uuid = $1 end) as "isSister"`

// What lies between a unit of the branch and the unit that moves; a merged unit itself is left behind.
const hasOwn = (column: string): string => `exists (select from unit_ancestor a join unit n on n.uuid = a.ancestor
  where a.unit = s.unit and n.${column} is not null and (a.distance < s.distance or (a.distance = s.distance and not $4)))`

const defaultsOf = (unit: string): string =>
  `(select count(*) as people from unit_membership m where m.unit = ${unit} and m.is_default) d`

// $1 the unit, $2 where its looks come from before, $3 after, $4 whether the unit itself is left behind.
const design = `with source as (
    select ${nearest('$2::uuid', 'color')} as "oldColor", ${nearest('$3::uuid', 'color')} as "newColor",
      ${nearest('$2::uuid', 'logo_url')} as "oldLogo", ${nearest('$3::uuid', 'logo_url')} as "newLogo"
  )
  select (select coalesce(sum(d.people), 0)::int from unit_ancestor s cross join lateral ${defaultsOf('s.unit')}
      where s.ancestor = $1 and (
        (c."oldColor" is distinct from c."newColor" and not ${hasOwn('color')})
        or (c."oldLogo" is distinct from c."newLogo" and not ${hasOwn('logo_url')}))) as people,
    (select ${stepOf('n')} from unit_ancestor a join unit n on n.uuid = a.ancestor where a.unit = $3
      and case when c."oldColor" is distinct from c."newColor" then n.color else n.logo_url end is not null
      order by a.distance limit 1) as "from"
  from source c`

// Who has lost their default unit belongs to the general one.
const designOfArchive = `select sum(d.people)::int as people, ${stepOf('g')} as "from"
  from unit g join unit_ancestor s on s.ancestor = $1 join unit u on u.uuid = s.unit and u.archived_at is null
  cross join lateral ${defaultsOf('s.unit')}
  where g.is_general and (${nearest('s.unit', 'color')}, ${nearest('s.unit', 'logo_url')}) is distinct from (g.color, g.logo_url)
  group by g.uuid`

const isPlaced = ({ kind }: UnitChangeInput): boolean => kind === 'MOVE' || kind === 'MERGE'

/** What is wrong with the units of a change as such; the rest asks for numbers. */
function checkUnits(change: UnitChangeInput, unit: UnitFacts | null, target: UnitFacts | null): UserError[] {
  if (unit === null) return [userError('UNKNOWN', 'unit')]
  if (unit.isGeneral) return [userError('GENERAL_UNIT', 'unit')]
  if (!unit.isInside) return [userError('OUT_OF_SCOPE', 'unit')]
  if (unit.isArchived) return [userError('WRONG_STATE', 'unit')]
  if (change.kind === 'DEACTIVATE' && !unit.isActive) return [userError('NOTHING_TO_DO', 'unit')]
  if (!isPlaced(change)) return []
  if (target === null) return [userError((change.target ?? null) === null ? 'REQUIRED' : 'UNKNOWN', 'target')]
  if (target.isArchived) return [userError('WRONG_STATE', 'target')]
  return change.kind === 'MOVE' && target.uuid === unit.parent ? [userError('NOTHING_TO_DO', 'target')] : []
}

function checkMembership({ kind }: UnitChangeInput, { isCycle, isSister, height, depth }: Numbers): UserError[] {
  if (depth === null) return []
  if (isCycle) return [userError('CYCLE', 'target')]
  if (depth + height + (kind === 'MOVE' ? 1 : 0) > 8) return [userError('TOO_DEEP', 'target')]
  return isSister ? [userError(kind === 'MOVE' ? 'TAKEN' : 'REPEATED', 'target')] : []
}

async function readVisibility(connection: Connection, { kind }: UnitChangeInput, unit: UnitFacts, target: UnitFacts) {
  // The managers of a merged unit itself come along to the target, so they lose nobody.
  const before = kind === 'MOVE' ? (unit.parent ?? unit.uuid) : (unit.parent ?? target.uuid)
  const gained = { branch: unit.uuid, managersOf: target.uuid, isDirect: false, notOf: unit.parent ?? unit.uuid }
  const gain = await readVisibilityChanges(connection, kind === 'MOVE' ? gained : { ...gained, notOf: unit.uuid })
  const lose = await readVisibilityChanges(connection, {
    branch: unit.uuid,
    managersOf: before,
    isDirect: false,
    notOf: target.uuid,
  })
  if (kind === 'MOVE') return { gain, lose }
  const along = await readVisibilityChanges(connection, {
    branch: target.uuid,
    managersOf: unit.uuid,
    isDirect: true,
    notOf: target.uuid,
  })
  return { gain: { list: [...gain.list, ...along.list].slice(0, 50), count: gain.count + along.count }, lose }
}

async function readDesign(connection: Connection, change: UnitChangeInput, unit: UnitFacts, target: UnitFacts | null) {
  if (change.kind === 'DEACTIVATE') return { people: 0, from: null }
  const isMerge = change.kind === 'MERGE'
  const [row] =
    target === null
      ? await readRowsAnew<{ people: number; from: UnitStep | null }>(connection, designOfArchive, [unit.uuid])
      : await readRowsAnew<{ people: number; from: UnitStep | null }>(connection, design, [
          unit.uuid,
          isMerge ? unit.uuid : unit.parent,
          target.uuid,
          isMerge,
        ])
  return row === undefined || row.people === 0 ? { people: 0, from: null } : row
}

const nothing: UnitConsequences = {
  units: 0,
  people: 0,
  gain: [],
  gainCount: 0,
  lose: [],
  loseCount: 0,
  designPeople: 0,
  designFrom: null,
  doubleMembers: 0,
  isLarge: false,
  userErrors: [],
}

const isLargeChange = (change: UnitChangeInput, { units, direct, people }: Numbers): boolean =>
  (change.kind === 'MERGE' ? direct + units : units) > mostAtOnce || (isPlaced(change) && people > mostPeopleAtOnce)

/** What a change would do. Nothing is changed; where it breaks a rule, `userErrors` says which and the plan has no units. */
export async function planChange(
  connection: Connection,
  scope: Scope,
  change: UnitChangeInput,
): Promise<PlannedChange | { readonly consequences: UnitConsequences; readonly unit: UnitFacts | null }> {
  const unit = await readUnit(connection, scope, change.unit)
  const isAimed = isPlaced(change) && typeof change.target === 'string'
  const target = isAimed ? await readUnit(connection, scope, change.target ?? '') : null
  const errors = checkUnits(change, unit, target)
  if (unit === null || errors.length > 0) return { unit, consequences: { ...nothing, userErrors: errors } }
  const [counted] = await readRowsAnew<Numbers>(connection, numbers, [
    unit.uuid,
    target?.uuid ?? null,
    change.kind === 'MERGE',
  ])
  if (counted === undefined) throw new Error('A statement that always answers one row answered none.')
  const misplaced = checkMembership(change, counted)
  if (misplaced.length > 0) return { unit, consequences: { ...nothing, userErrors: misplaced } }
  const visibility =
    target === null ? { gain: noChanges, lose: noChanges } : await readVisibility(connection, change, unit, target)
  const looks = await readDesign(connection, change, unit, target)
  const consequences = {
    units: counted.units,
    people: counted.people,
    doubleMembers: change.kind === 'MERGE' ? counted.double : 0,
    gain: [...visibility.gain.list],
    gainCount: visibility.gain.count,
    lose: [...visibility.lose.list],
    loseCount: visibility.lose.count,
    designPeople: looks.people,
    designFrom: looks.from,
    isLarge: isLargeChange(change, counted),
    userErrors: [],
  }
  return { unit, target, consequences }
}
