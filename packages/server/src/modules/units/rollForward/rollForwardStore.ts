import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { writeAudit, type AuditEntry } from '../../audit/auditLog.ts'
import { type FallBack, assignDefaultUnit } from '../members/membershipWriter.ts'
import { countComingBelow, countPeople } from '../statements.ts'

/** A class as it stands before its year is over. */
export interface ClassRow {
  readonly uuid: string
  readonly id: number
  readonly name: string
  readonly key: string
  readonly isActive: boolean
  readonly revision: number
  readonly people: number
  /** How many come into it or below it on a later day, each once: all of them come no more once it is finished. */
  readonly coming: number
}

/** What is to become of a class. */
export interface PlannedStep extends ClassRow {
  /** Its place in what was asked for. */
  readonly place: number
  readonly newName: string
  readonly newKey: string
  readonly isFinished: boolean
}

/** A class as it was, and by which revision one sees that nobody has changed it since. */
export interface StoredStep {
  readonly uuid: string
  readonly name: string
  readonly key: string
  readonly isFinished: boolean
  readonly revision: number
}

/** What it takes to bring people back. */
export interface StoredMemberships {
  /** Rows of unit_membership. */
  readonly ended: readonly {
    readonly uuid: string
    readonly person: string
    readonly unit: string
    readonly is_default: boolean
  }[]
  readonly fallBacks: readonly FallBack[]
  /** Rows of coming_membership; an older version kept none. */
  readonly coming?: readonly object[]
}

const classes = `select u.uuid, u.id, u.name, u.key, u.is_active as "isActive", u.revision,
  ${countPeople('u.uuid', 'u.is_general', null)} as people, ${countComingBelow('u.uuid')} as coming from unit u where u.parent = $1 and u.archived_at is null`

/** The units right below one, by uuid. */
export async function readClasses(client: PoolClient, unit: string): Promise<ReadonlyMap<string, ClassRow>> {
  const { rows } = await client.query<ClassRow>(classes, [unit])
  return new Map(rows.map((row) => [row.uuid, row]))
}

// Of other units than those that get new keys all at once.
const taken = `select lower(u.key) as key from unit u where u.uuid <> all($1::uuid[])
    and (lower(u.key) = any($2::text[]) or exists (select from unnest($2::text[]) w where lower(u.key) like w || '-%'))
  union select a.key from unit_alias a`

/** The keys that others have among those that are wanted, and those that begin like one of them. */
export async function findTakenKeys(client: PoolClient, planned: readonly PlannedStep[]): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(planned.map(({ newKey }) => newKey))]
  const { rows } = await client.query<{ key: string }>(taken, [planned.map(({ uuid }) => uuid), wanted])
  return new Set(rows.map(({ key }) => key))
}

// Names and keys go round in a ring, and each is unique at every moment: so all step aside first.
const stepAside = `update unit set name = '~' || uuid, key = '~' || uuid where uuid = any($1::uuid[])`
const settle = `update unit u set name = n.name, key = n.key, revision = u.revision + 1, updated_at = now()
  from jsonb_to_recordset($1::jsonb) as n(uuid uuid, name text, key text) where u.uuid = n.uuid`

/** Gives units names and keys all at once, whoever of them had these before. */
export async function renameUnits(
  client: PoolClient,
  units: readonly { readonly uuid: string; readonly name: string; readonly key: string }[],
): Promise<void> {
  await client.query(stepAside, [units.map(({ uuid }) => uuid)])
  await client.query(settle, [JSON.stringify(units.map(({ uuid, name, key }) => ({ uuid, name, key })))])
}

const archive = `update unit u set archived_at = now(), was_active = u.is_active, is_active = false, state_change = $2,
    revision = u.revision + case when u.uuid = any($1::uuid[]) then 0 else 1 end, updated_at = now()
  where u.archived_at is null and u.uuid in (select a.unit from unit_ancestor a where a.ancestor = any($1::uuid[]))`

const leave = (table: 'unit_membership' | 'coming_membership'): string =>
  `delete from ${table} m where m.unit in (select a.unit from unit_ancestor a where a.ancestor = any($1::uuid[])) returning m.*`

/** Takes everybody out, or all who were to come; answers the rows as JSON, so that each column comes back exactly as it was. */
async function takeRows<Row extends object>(
  client: PoolClient,
  table: Parameters<typeof leave>[0],
  uuids: readonly string[],
): Promise<readonly Row[]> {
  const text = `with gone as (${leave(table)}) select coalesce(jsonb_agg(to_jsonb(gone)), '[]'::jsonb) as rows from gone`
  return (await client.query<{ rows: readonly Row[] }>(text, [uuids])).rows[0]?.rows ?? []
}

const keep = `insert into roll_forward (uuid, unit, steps, memberships) values ($1, $2, $3, $4)`

/** Ends the classes: people leave them, nobody comes any more, and they go into the archive. */
async function finish(client: PoolClient, undo: string, finished: readonly PlannedStep[]): Promise<StoredMemberships> {
  const uuids = finished.map(({ uuid }) => uuid)
  const ended = await takeRows<StoredMemberships['ended'][number]>(client, 'unit_membership', uuids)
  // Nobody comes into a class that has left: in the archive they would wait for ever.
  const coming = await takeRows(client, 'coming_membership', uuids)
  const fallBacks = await assignDefaultUnit(client, [...new Set(ended.map(({ person }) => person))])
  await client.query(archive, [uuids, undo])
  return { ended, fallBacks, coming }
}

function tell(call: CallContext, undo: string, unit: string, planned: readonly PlannedStep[]): AuditEntry[] {
  const more = { objectKind: 'unit', origin: call.job ?? null } as const
  return [
    { ...more, action: 'unit.rollForward', object: unit, after: { units: planned.length, undo } },
    ...planned.map((step): AuditEntry =>
      step.isFinished
        ? {
            ...more,
            action: 'unit.finish',
            object: step.uuid,
            before: { key: step.key },
            after: { key: step.newKey, people: step.people },
          }
        : {
            ...more,
            action: 'unit.rename',
            object: step.uuid,
            before: { name: step.name, key: step.key },
            after: { name: step.newName, key: step.newKey },
          },
    ),
  ]
}

/** Does it, with all that taking it back needs. */
export async function applyRoll(
  client: PoolClient,
  call: CallContext,
  undo: string,
  unit: string,
  planned: readonly PlannedStep[],
): Promise<void> {
  // Those in the archive first: their names are free then.
  const memberships = await finish(
    client,
    undo,
    planned.filter((step) => step.isFinished),
  )
  await renameUnits(
    client,
    planned.map(({ uuid, newName, newKey }) => ({ uuid, name: newName, key: newKey })),
  )
  const steps = planned.map(({ uuid, name, key, isFinished, revision }): StoredStep => ({
    uuid,
    name,
    key,
    isFinished,
    revision: revision + 1,
  }))
  await client.query(keep, [undo, unit, JSON.stringify(steps), JSON.stringify(memberships)])
  await writeAudit(client, call, tell(call, undo, unit, planned))
}
