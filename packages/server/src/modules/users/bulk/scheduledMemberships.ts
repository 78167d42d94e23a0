import type { PoolClient } from 'pg'
import { type ActionRun, type BulkAction, type Had, refuse, type Replaced, type Verdict } from './bulkAction.ts'
import type { Concerned } from './bulkTarget.ts'
import { removePeople } from '../person/unitPlacement.ts'

/** What planning somebody's place in a unit puts in place of what was to come already; kept so that it can be taken back. */
export const replacedByPlan = ({ coming }: Concerned, { unit, args }: ActionRun): Replaced => ({
  before: coming ?? {},
  after: { unit: unit?.uuid ?? null, role: args.role ?? 'MEMBER', from: args.from ?? null, until: args.until ?? null },
})

/** Of an act that is taken back and planned somebody's place: what was to come before it, and what it planned. */
function planOf({ uuid }: Pick<Concerned, 'uuid'>, { replaced }: ActionRun): Replaced | null {
  const kept = replaced?.get(uuid)
  return kept?.after.from ? kept : null
}

/** Whether an act is taken back that planned places. */
export const isOfPlans = ({ replaced }: ActionRun): boolean =>
  [...(replaced?.values() ?? [])].some(({ after }) => Boolean(after.from))

const isSame = (coming: NonNullable<Concerned['coming']>, { role, from, until }: Had): boolean =>
  coming.role === role && coming.from === from && coming.until === (until ?? null)

/** Whether a plan may be taken back: by the rights of taking one back, and unless it has begun or become another one. Null where it is none. */
export function judgePlan(person: Concerned, run: ActionRun): Verdict | null {
  const plan = planOf(person, run)
  if (plan === null) return null
  const { coming, subject } = person
  if (coming === null || !isSame(coming, plan.after)) return refuse('CHANGED_MEANWHILE')
  const [isPlain, isRestored] = [
    coming.role === 'MEMBER' && (plan.before.role ?? 'MEMBER') === 'MEMBER',
    plan.before.from !== undefined,
  ]
  const isOwn = subject === run.asker.subject && !isRestored
  return isPlain || isOwn || run.unit?.mayAppoint === true ? 'change' : refuse('OUT_OF_SCOPE')
}

const restore = `update coming_membership c set role = g.role, begins_on = g."from", until = g.until, source = g.source,
    revision = c.revision + 1, updated_at = now()
  from jsonb_to_recordset($2::jsonb) as g(person uuid, role text, "from" date, until date, source text) where c.unit = $1 and c.person = g.person`

/** Takes people out of a unit, or takes back that they come: what was to come before comes again. */
export async function leaveUnit(
  client: PoolClient,
  people: readonly Concerned[],
  unit: string,
  run: ActionRun,
): Promise<void> {
  const all = people.map((person) => ({ person: person.uuid, plan: planOf(person, run) }))
  const before = all.flatMap(({ person, plan }) => (plan === null ? [] : [{ person, ...plan.before }]))
  const gone = before.filter(({ from }) => from === undefined).map(({ person }) => person)
  await client.query('delete from coming_membership where unit = $1 and person = any($2::uuid[])', [unit, gone])
  await client.query(restore, [unit, JSON.stringify(before.filter(({ from }) => from !== undefined))])
  await removePeople(
    client,
    all.flatMap(({ person, plan }) => (plan === null ? [person] : [])),
    unit,
  )
}

const describePlace = (unit: string | undefined, { role, from, until }: Had): Record<string, unknown> => ({
  unit,
  role,
  begins: from,
  ...(until ? { until } : {}),
})

/** What is written down of a plan that is taken back; null where it is none. */
export function describePlan(
  person: Concerned,
  run: ActionRun,
): ReturnType<NonNullable<BulkAction['describe']>> | null {
  const plan = planOf(person, run)
  if (plan === null) return null
  const [unit, before] = [run.unit?.uuid, plan.before]
  const was = { before: describePlace(unit, plan.after) }
  return before.from === undefined
    ? { action: 'membership.unplan', ...was }
    : { action: 'membership.replan', ...was, after: describePlace(unit, before) }
}
