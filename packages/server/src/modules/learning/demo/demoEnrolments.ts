import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'

/**
 * Enrols the people of the demo in its published media, each at another state: not started, in progress, overdue, completed,
 * expired. Only where nobody is enrolled yet.
 * @returns how many enrolments it made
 */
export const seedDemoEnrolments = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rows } = await client.query<{ isWanted: boolean }>(
      `select not exists (select from enrolment) and exists (select from unit where is_general and key = 'demo') as "isWanted"`,
    )
    if (rows[0]?.isWanted !== true) return 0
    const { rowCount } = await client.query(insertEnrolments)
    await client.query(insertSources)
    await fillCourses(client)
    await client.query(insertAttempts)
    await client.query(insertEvents)
    return rowCount ?? 0
  })

/**
 * `turn` gives each pair of person and medium one of ten states; seven of them are enrolled. Three media have been completed by
 * half of the people, so that they have a mean rating. Days are counted from now, so
 * that the demo is always at work. Starts are spread over the last twelve weeks, so that statistics show a course.
 */
const insertEnrolments = `insert into enrolment (uuid, person, medium, version, progress_state, progress, score, is_mandatory, created_at,
    due_at, started_at, last_active_at, completed_at, valid_until, renewal_days)
  select gen_random_uuid(), n.person, n.medium, case when n.turn in (1, 2, 3, 4) then n.version end,
    case when n.turn in (1, 2) then 'COMPLETED' when n.turn in (3, 4) then 'IN_PROGRESS' else 'NOT_STARTED' end,
    case when n.turn in (1, 2) then 100 when n.turn in (3, 4) then 40 else 0 end,
    case when n.turn in (1, 2) and n.kind in ('QUIZ', 'SCORM') then 70 + n.place % 30 end,
    n.turn <> 4, least(now() - interval '60 days' - n.place * interval '3 hours', n.started_at - interval '2 days'),
    date_trunc('day', now()) + interval '23 hours 59 minutes 59 seconds' + case n.turn
      when 1 then interval '20 days' when 3 then interval '-4 days' when 5 then interval '3 days' when 6 then interval '-9 days'
      when 7 then interval '35 days' end,
    n.started_at,
    case when n.turn in (1, 2, 3, 4) then now() - interval '2 days' - n.place * interval '11 minutes' end,
    n.completed_at, n.completed_at + interval '365 days', 30
  from (
    select k.*, case k.turn when 1 then least(k.started_at + (1 + k.place % 9) * interval '1 day', now() - interval '1 day')
      when 2 then now() - interval '370 days' end as completed_at
    from (
    select t.*, case when t.turn in (1, 3, 4) then now() - (3 + t.place * 13 % 80) * interval '1 day' + t.place * interval '7 minutes'
      when t.turn = 2 then now() - interval '373 days' + t.place * interval '7 minutes' end as started_at
    from (
    select p.uuid as person, m.uuid as medium, m.kind, m.current_version as version, p.place * 7 + m.place as place,
      case when m.place in (2, 5, 9) and (p.place * 3 + m.place) % 10 in (0, 8, 9) then 1 else (p.place * 3 + m.place) % 10 end as turn
    from (select uuid, row_number() over (order by username, uuid) as place from person where status = 'ACTIVE' and 'LEARNER' = any(roles)) p
    cross join (select uuid, kind, current_version, row_number() over (order by title, uuid) as place from medium where state = 'PUBLISHED') m
    ) t
    ) k
  ) n
  where n.turn between 1 and 7`

const insertSources = `insert into enrolment_source (uuid, enrolment, kind, due_at, since)
  select gen_random_uuid(), uuid, case when is_mandatory then 'MANAGER' else 'SELF' end, due_at, created_at from enrolment`

/** Courses have parts: all of what is completed, the first one or the first two of what is in progress; one in three has the second. */
async function fillCourses(client: PoolClient): Promise<void> {
  await client.query(`insert into part_progress (enrolment, item, state, progress, completed_at)
    select e.uuid, i.uuid, 'COMPLETED', 100, coalesce(e.completed_at, e.last_active_at)
    from enrolment e join course_item i on i.course = e.version
    cross join lateral (select count(*) filter (where o.position < i.position) as place, count(*) as parts from course_item o where o.course = e.version) o
    join person p on p.uuid = e.person
    where e.progress_state = 'COMPLETED'
      or (e.progress_state = 'IN_PROGRESS' and (o.place = 0 or (o.place = 1 and o.parts > 2 and length(p.username) % 3 = 0 and p.username <> 'learner')))`)
  await client.query(`update enrolment e set progress = s.progress
    from (select e.uuid, (count(p.item) filter (where i.is_required) * 100 / greatest(count(*) filter (where i.is_required), 1))::int as progress
      from enrolment e join course_item i on i.course = e.version left join part_progress p on p.enrolment = e.uuid and p.item = i.uuid
      where e.progress_state = 'IN_PROGRESS' group by e.uuid) s
    where s.uuid = e.uuid`)
}

/** One attempt at each medium that was begun; the parts of courses have their own. */
const insertAttempts = `insert into attempt (uuid, enrolment, item, version, number, state, completion, score, progress, seconds, sequence, started_at, last_active_at, ended_at)
  select gen_random_uuid(), e.uuid, p.item, coalesce(i.version, e.version), 1,
    case when e.completed_at is null and p.item is null then 'RUNNING' else 'FINISHED' end,
    case when e.completed_at is null and p.item is null then 'INCOMPLETE' else 'COMPLETE' end,
    e.score, case when e.completed_at is null and p.item is null then e.progress else 100 end, 600, 1, e.started_at, e.last_active_at,
    case when e.completed_at is null and p.item is null then null else coalesce(e.completed_at, e.last_active_at) end
  from enrolment e left join part_progress p on p.enrolment = e.uuid
  left join lateral (select m.current_version as version from course_item c join medium m on m.uuid = c.medium where c.uuid = p.item) i on true
  join medium t on t.uuid = e.medium where e.version is not null and (t.kind <> 'COURSE' or p.item is not null)`

/** What happened, at the time it did, so that the sums of each day are right. */
const insertEvents = `insert into learning_event (at, kind, person, enrolment, medium, version, cycle, units, score, seconds)
  select n.at, n.kind, e.person, e.uuid, e.medium, e.version, e.cycle,
    coalesce((select array_agg(distinct a.ancestor) from unit_membership m join unit_ancestor a on a.unit = m.unit where m.person = e.person), '{}'),
    case when n.kind in ('ATTEMPT_ENDED', 'COMPLETED') then e.score end, case when n.kind = 'ATTEMPT_ENDED' then 600 end
  from enrolment e cross join lateral (values ('ENROLLED', e.created_at), ('STARTED', e.started_at), ('ATTEMPT_ENDED', e.completed_at),
    ('COMPLETED', e.completed_at)) n (kind, at)
  where n.at is not null order by n.at`
