import type { StatisticsBulkPayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { createUuid, isUuid } from '../../../database/uuid.ts'
import { settleEnrolments } from '../../assignments/evaluation/settle.ts'
import { undoRemoval } from '../../assignments/people/undoRemoval.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { recordEvents, type LearningEvent } from '../../learning/learningEvents.ts'
import { isAmongPeopleInScope, scopeOf } from '../../scope.ts'
import { refuse } from './runAct.ts'
import { userError } from '../../userError.ts'

const terms = `jsonb_build_object('own_due_at', e.own_due_at, 'waived_at', e.waived_at, 'waived_until', e.waived_until,
  'waived_by', e.waived_by, 'waived_reason', e.waived_reason)`

/** The terms of enrolments before an act, for `keepPreviousTerms`. */
export async function readTerms(
  client: PoolClient,
  enrolments: readonly string[],
): Promise<Readonly<Record<string, object>>> {
  const { rows } = await client.query<{ uuid: string; terms: object }>(
    `select e.uuid, ${terms} as terms from enrolment e where e.uuid = any($1::uuid[])`,
    [enrolments],
  )
  return Object.fromEntries(rows.map((row) => [row.uuid, row.terms]))
}

/** The kind of such an act in `replaced_value`. */
const kind = 'enrolment.terms'

const keep = `insert into replaced_value (act, person, kind, owner, before, after)
  select $1, e.person, '${kind}', $2, jsonb_object_agg(e.uuid, b.value), jsonb_object_agg(e.uuid, ${terms})
  from jsonb_each($3::jsonb) b join enrolment e on e.uuid = b.key::uuid group by e.person`

/** Keeps what an act replaced, for a week. @returns what `undoAct` takes */
export async function keepPreviousTerms(
  client: PoolClient,
  actor: string | null,
  before: Readonly<Record<string, object>>,
): Promise<string | null> {
  if (actor === null) return null
  const act = createUuid()
  await client.query(keep, [act, actor, JSON.stringify(before)])
  return act
}

const claim = `update replaced_value r set undone_at = now() from person o
  where r.act = $1 and r.kind = '${kind}' and r.undone_at is null and o.uuid = r.owner and o.subject = $2 returning r.before, r.after`

const restore = (
  isInScope: string,
): string => `update enrolment e set own_due_at = (c.before ->> 'own_due_at')::timestamptz,
    waived_at = (c.before ->> 'waived_at')::timestamptz, waived_until = (c.before ->> 'waived_until')::timestamptz,
    waived_by = (c.before ->> 'waived_by')::uuid, waived_reason = c.before ->> 'waived_reason', revision = e.revision + 1
  from (select b.key::uuid as uuid, b.value as before, $2::jsonb -> b.key as after from jsonb_each($1::jsonb) b) c
  where e.uuid = c.uuid and ${terms} = c.after and ${isInScope}
  returning e.uuid, e.person, (c.before ->> 'waived_at') is distinct from (c.after ->> 'waived_at') as "isWaiver"`

interface Restored {
  readonly uuid: string
  readonly person: string
  readonly isWaiver: boolean
}

const writeUndone = (client: PoolClient, call: RequestCall, people: readonly string[]): Promise<void> =>
  writeAudit(
    client,
    call,
    people.map((object) => ({ action: 'enrolment.undo' as const, objectKind: 'user' as const, object })),
  )

/** Takes an act of one's own back, where nobody changed the enrolment since. */
export async function undoAct(client: PoolClient, call: RequestCall, act: string): Promise<StatisticsBulkPayload> {
  if (!isUuid(act)) return refuse(userError('UNKNOWN', 'act'))
  const removal = await undoRemoval(client, call, act)
  if (removal !== null) {
    await writeUndone(client, call, removal.people)
    return { changed: removal.changed, undo: null, userErrors: [] }
  }
  const { rows } = await client.query<{ before: object; after: object }>(claim, [act, call.subject])
  if (rows.length === 0) return refuse(userError('UNKNOWN', 'act'))
  const [before, after] = [
    Object.assign({}, ...rows.map((row) => row.before)),
    Object.assign({}, ...rows.map((row) => row.after)),
  ] as [object, object]
  const scope = scopeOf(call)
  const { rows: restored } = await client.query<Restored>(restore(isAmongPeopleInScope(scope, 'e.person', '$3')), [
    JSON.stringify(before),
    JSON.stringify(after),
    ...(scope.manager === null ? [] : [scope.manager]),
  ])
  await settleEnrolments(
    client,
    restored.map(({ uuid }) => uuid),
  )
  await recordEvents(
    client,
    restored.map(({ uuid, isWaiver }): LearningEvent => ({
      kind: isWaiver ? 'WAIVER_ENDED' : 'DUE_CHANGED',
      enrolment: uuid,
    })),
  )
  await writeUndone(client, call, [...new Set(restored.map(({ person }) => person))])
  return { changed: restored.length, undo: null, userErrors: [] }
}
