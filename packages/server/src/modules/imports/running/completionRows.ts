import { createUuid } from '../../../database/uuid.ts'
import { recordEvents } from '../../learning/learningEvents.ts'
import { blockingCycle } from '../checking/checkCompletions.ts'
import type { DueRow, RowWriter, Unwritten, WriteContext, Written } from './rowWriter.ts'

interface Standing {
  readonly number: number
  readonly isKnown: boolean
  readonly isManaged: boolean
  readonly isTaken: boolean
}

const readStanding = `select v.number, p.uuid is not null and m.uuid is not null as "isKnown",
    ($2::text is null or p.uuid in (select o.person from unit_membership o where o.unit in (select managed_unit($2)))) as "isManaged",
    ${blockingCycle('v.person', 'v.medium', 'v.day')} or exists (select from enrolment e
      where e.person = v.person and e.medium = v.medium and installation_day(e.completed_at) = v.day) as "isTaken"
  from jsonb_to_recordset($1::jsonb) as v(number int, person uuid, medium uuid, day date)
    left join person p on p.uuid = v.person and p.status <> 'ANONYMISED' left join medium m on m.uuid = v.medium`

const placeOf = ({ number, traces, after }: DueRow) => ({
  number,
  person: traces?.person ?? null,
  medium: traces?.medium ?? null,
  day: after.COMPLETED_ON ?? null,
})

async function checkEligibility({ client, manager }: WriteContext, rows: readonly DueRow[]) {
  await client.query('select from person where uuid = any($1::uuid[]) order by uuid for no key update', [
    rows.map(({ traces }) => traces?.person),
  ])
  const { rows: found } = await client.query<Standing>(readStanding, [JSON.stringify(rows.map(placeOf)), manager])
  return found.flatMap(({ number, isKnown, isManaged, isTaken }): Unwritten[] => {
    if (!isKnown) return [{ number, code: 'UNKNOWN', field: null }]
    if (!isManaged) return [{ number, code: 'OUT_OF_SCOPE', field: null }]
    return isTaken ? [{ number, code: 'CHANGED_MEANWHILE', field: null }] : []
  })
}

// At noon, by the clocks of the installation: a day is the same day everywhere near it.
const insertEnrolments = `insert into enrolment (uuid, person, medium, cycle, access, progress_state, progress, score, version, created_at,
    started_at, last_active_at, completed_at, valid_until)
  select v.uuid, v.person, v.medium,
    coalesce((select max(e.cycle) from enrolment e where e.person = v.person and e.medium = v.medium), 0)
      + row_number() over (partition by v.person, v.medium order by v.day),
    'OPEN', 'COMPLETED', 100, v.score, m.current_version, least(d.at, now()), d.at, d.at, d.at,
    (v.until + 1)::timestamp at time zone installation_zone() - interval '1 second'
  from jsonb_to_recordset($1::jsonb) as v(uuid uuid, person uuid, medium uuid, day date, until date, score numeric)
    join medium m on m.uuid = v.medium
    cross join lateral (select least((v.day::timestamp + interval '12 hours') at time zone installation_zone(), now()) as at) d`

const insertSources = `insert into enrolment_source (uuid, enrolment, kind, since)
  select gen_random_uuid(), e.uuid, 'IMPORT', e.created_at from enrolment e where e.uuid = any($1::uuid[])`

async function write({ client, actor }: WriteContext, rows: readonly DueRow[]): Promise<readonly Written[]> {
  const all = rows.map((row) => ({
    ...placeOf(row),
    uuid: createUuid(),
    traces: row.traces ?? {},
    score: row.after.SCORE ?? null,
    until: row.after.VALID_UNTIL ?? null,
    isCertified: row.after.CERTIFICATE === 'true',
  }))
  await client.query(insertEnrolments, [JSON.stringify(all)])
  await client.query(insertSources, [all.map(({ uuid }) => uuid)])
  const { rows: owners } = await client.query<{ uuid: string }>('select uuid from person where subject = $1', [
    actor.subject,
  ])
  for (const isCertified of [false, true]) {
    await client.query(`select set_config('somo.without_certificates', $1, true)`, [isCertified ? 'off' : 'on'])
    await recordEvents(
      client,
      all
        .filter((one) => one.isCertified === isCertified)
        .map(({ uuid, score }) => ({
          ...({ kind: 'COMPLETED', enrolment: uuid, score: score === null ? null : Number(score) } as const),
          actor: owners[0]?.uuid ?? null,
          data: { source: 'IMPORT' },
          isOfItsDay: true,
        })),
    )
  }
  // The end of a certificate may have been set: the row is read as it stands now.
  const { rows: found } = await client.query<{ uuid: string; revision: number }>(
    'select uuid, revision from enrolment where uuid = any($1::uuid[])',
    [all.map(({ uuid }) => uuid)],
  )
  const revisions = new Map(found.map(({ uuid, revision }) => [uuid, revision]))
  return all.map(({ number, uuid, traces }) => ({ number, object: uuid, revision: revisions.get(uuid) ?? 1, traces }))
}

/** Writes completed cycles; taken back they are closed and empty, and their certificates revoked: nothing is deleted. */
export const completionRows: RowWriter = {
  objectKind: 'medium',
  auditObject: (traces) => traces?.medium ?? null,
  checkEligibility,
  write,
  async findUntouched({ client }, rows) {
    const items = rows.map(({ number, object, writtenRevision }) => ({ number, object, revision: writtenRevision }))
    const traces = new Map(rows.map((row) => [row.number, row.traces]))
    // The next cycle was begun on what this one says.
    const { rows: found } = await client.query<{ number: number }>(
      `select v.number from jsonb_to_recordset($1::jsonb) as v(number int, object uuid, revision int)
        join enrolment e on e.uuid = v.object and e.revision = v.revision
        where not exists (select from enrolment n where n.person = e.person and n.medium = e.medium and n.cycle > e.cycle
          and not exists (select from jsonb_to_recordset($1::jsonb) as o(object uuid) where o.object = n.uuid))
        for update of e`,
      [JSON.stringify(items)],
    )
    return new Map(found.map(({ number }) => [number, traces.get(number) ?? null]))
  },
  async takeBack({ client, actor }, rows) {
    const uuids = rows.map(({ object }) => object)
    await client.query(
      `update issued_certificate set revoked_at = now(), revoked_reason = 'Import undone', revision = revision + 1,
          revoked_by = (select uuid from person where subject = $2)
        where enrolment = any($1::uuid[]) and revoked_at is null`,
      [uuids, actor.subject],
    )
    await client.query(
      'update enrolment_source set ended_at = now() where enrolment = any($1::uuid[]) and ended_at is null',
      [uuids],
    )
    await client.query(
      `update enrolment set access = 'CLOSED', progress_state = 'NOT_STARTED', progress = 0, score = null, started_at = null,
          completed_at = null, valid_until = null, revision = revision + 1
        where uuid = any($1::uuid[])`,
      [uuids],
    )
    await recordEvents(
      client,
      uuids.flatMap((enrolment) => (enrolment === null ? [] : [{ kind: 'CLOSED' as const, enrolment }])),
    )
  },
}
