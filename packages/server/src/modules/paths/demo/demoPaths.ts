import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import { demoPaths, type DemoPath, type DemoStage } from './demoPathTexts.ts'

const unitAt = `coalesce((select u.uuid from (select uuid, row_number() over (order by name, uuid)::int as place from unit
    where not is_general and is_active and parent = (select uuid from unit where is_general)) u where u.place = $1),
  (select uuid from unit where is_general))`

const insertPath = `insert into learning_path (uuid, main_locale, titles, summaries, owner_unit, booking)
  select $2, 'en', $3, $4, ${unitAt}, $5`
const insertVersion = 'insert into path_version (uuid, path, number) values ($1, $2, 1)'
const insertStage = `insert into path_stage (uuid, version, position, titles, needed, due_days, opens_days) values ($1, $2, $3, $4, $5, $6, $7)`
const published = `(select uuid, row_number() over (order by title, uuid)::int as place from medium where state = 'PUBLISHED')`
const insertItems = `insert into path_stage_item (stage, medium, position)
  select $1, m.uuid, p.at - 1 from unnest($2::int[]) with ordinality p (place, at) join ${published} m on m.place = p.place`

// Some begin it themselves; to the others it was given, so long ago that a few of them are late.
const enrolPeople = `insert into enrolment (uuid, person, path, access, is_mandatory, created_at, due_at)
  select gen_random_uuid(), n.person, $1, 'OPEN', $2 = 'ASSIGNED_ONLY', now() - n.days * interval '1 day',
    day_end(installation_day(now() - n.days * interval '1 day') + 60, installation_zone())
  from (select p.uuid as person, (array[20, 70, 45, 5])[1 + (row_number() over (order by p.username, p.uuid))::int % 4] as days,
      row_number() over (order by p.username, p.uuid) as place
    from person p where p.status = 'ACTIVE' and 'LEARNER' = any(p.roles) and exists (
      select from unit_membership m join unit_ancestor a on a.unit = m.unit
      where m.person = p.uuid and a.ancestor = (select owner_unit from learning_path where uuid = $1))) n
  where n.place % 3 <> 2 or exists (select from person w where w.uuid = n.person and w.username = 'learner')`
const addSources = `insert into enrolment_source (uuid, enrolment, kind, due_at, since)
  select gen_random_uuid(), e.uuid, case when e.is_mandatory then 'MANAGER' else 'SELF' end, e.due_at, e.created_at from enrolment e where e.path = $1`

async function addStage(
  client: PoolClient,
  version: string,
  { titles, places, needed, dueDays, opensDays }: DemoStage,
  place: number,
): Promise<void> {
  const uuid = createUuid()
  await client.query(insertStage, [uuid, version, place, titles, needed ?? null, dueDays, opensDays ?? null])
  await client.query(insertItems, [uuid, places])
}

async function addPath(
  client: PoolClient,
  { titles, summaries, booking, unit, isDraft, stages }: DemoPath,
): Promise<void> {
  const [path, version] = [createUuid(), createUuid()]
  await client.query(insertPath, [unit, path, titles, summaries, booking])
  await client.query(insertVersion, [version, path])
  for (const [place, stage] of stages.entries()) await addStage(client, version, stage, place)
  if (isDraft === true) return
  await client.query(`update path_version set published_at = now() - interval '80 days' where uuid = $1`, [version])
  await client.query(`update learning_path set state = 'PUBLISHED', current_version = $2 where uuid = $1`, [
    path,
    version,
  ])
  await client.query(enrolPeople, [path, booking])
  await client.query(addSources, [path])
}

/**
 * Gives the demo two learning paths in use, with people at every state, and the draft of a third. Only where there is none yet.
 * @returns how many it made
 */
export const seedDemoPaths = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rows } = await client.query<{ isWanted: boolean }>(
      `select not exists (select from learning_path) and exists (select from unit where is_general and key = 'demo')
        and exists (select from medium where state = 'PUBLISHED') as "isWanted"`,
    )
    if (rows[0]?.isWanted !== true) return 0
    for (const path of demoPaths) await addPath(client, path)
    return demoPaths.length
  })
