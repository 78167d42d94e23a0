import type { Pool } from 'pg'

/*
  1,000,000 enrolments: 50,000 people in 1,000 units below 100 below 10, with 20 media each, four of five mandatory. They came over 400
  days, and were due 60 days later: of what is over 97 % are completed, of the rest 40 %. A third had other terms before, one in 25
  completed ones has a second cycle.
*/
const statements = [
  'delete from unit where is_general',
  `insert into unit (uuid, key, name, is_general) values (gen_random_uuid(), 'general', 'General', true)`,
  ...[
    ['top', 'general', 10],
    ['middle', 'top', 100],
    ['leaf', 'middle', 1000],
  ].map(
    ([name, above, count]) => `insert into unit (uuid, key, name, parent)
      select gen_random_uuid(), '${name}' || i, '${name} ' || i, p.uuid from generate_series(0, ${count} - 1) i
      join unit p on p.key = case when '${above}' = 'general' then 'general' else '${above}' || (i / 10) end`,
  ),
  `insert into person (uuid, subject, username, given_name, family_name, status, source, roles)
    select gen_random_uuid(), 's' || i, 's' || i,
      (array['Anna', 'Ben', 'Chidi', 'Dorothea', 'Emre', 'Fatuma', 'Grzegorz', 'Hanna', 'Ivana', 'Jonas'])[1 + i * 7 % 10]
        || case when i % 3 = 0 then ' ' || substr(md5('a' || i % 400), 1, 5) else '' end,
      initcap(translate(substr(md5('f' || i % 9000), 1, 8), '0123456789', 'ghiklmnoprs')), 'ACTIVE', 'SEED', '{LEARNER}'
    from generate_series(0, 49999) i`,
  `insert into person (uuid, subject, username, given_name, family_name, status, source, roles)
    values (gen_random_uuid(), 'boss', 'boss', 'Bea', 'Boss', 'ACTIVE', 'SEED', '{EDUCATION_MANAGER}')`,
  `insert into unit_membership (uuid, unit, person, is_default)
    select gen_random_uuid(), u.uuid, p.uuid, true from person p join unit u on u.key = 'leaf' || (substr(p.username, 2)::int % 1000)
    where p.username <> 'boss'`,
  `insert into unit_membership (uuid, unit, person, role, is_default)
    select gen_random_uuid(), u.uuid, p.uuid, 'MANAGER', true from person p join unit u on u.key = 'middle7' where p.username = 'boss'`,
  `insert into medium (uuid, kind, main_locale, titles, owner_unit)
    select gen_random_uuid(), 'LINK', 'en', jsonb_build_object('en',
      (array['Fire safety', 'Data protection', 'First aid', 'Load securing', 'Forklift licence'])[1 + i % 5] || ' ' || i), u.uuid
    from generate_series(0, 19) i join unit u on u.is_general`,
  `create temporary table planned as
    select gen_random_uuid() as uuid, p.uuid as person, m.uuid as medium, n.turn,
      now() - (n.turn % 400) * interval '1 day' - (n.turn % 1400) * interval '1 minute' as created_at,
      date_trunc('day', now() - (n.turn % 400) * interval '1 day' + interval '61 days') - interval '1 second' as due_at
    from person p cross join medium m
    cross join lateral (select (hashtext(p.username || m.uuid) & 1073741823) as turn) n where p.username <> 'boss'`,
  `insert into enrolment (uuid, person, medium, is_mandatory, created_at, due_at, progress_state, progress, started_at, completed_at, failed_at,
      valid_until, renewal_days, waived_at, waived_until)
    select uuid, person, medium, turn % 5 > 0, created_at, case when turn % 20 > 0 then due_at end,
      case when is_done then 'COMPLETED' when turn % 301 = 0 then 'FAILED' when turn % 3 = 0 then 'IN_PROGRESS' else 'NOT_STARTED' end,
      case when is_done then 100 when turn % 3 = 0 then 40 else 0 end, case when is_done or turn % 3 = 0 then created_at + interval '1 hour' end,
      case when is_done then done_at end, case when not is_done and turn % 301 = 0 then now() - interval '1 day' end,
      case when is_done and turn % 2 = 0 then date_trunc('day', done_at + case when turn % 80 = 0 then interval '90 days' else interval '730 days' end) - interval '1 second' end,
      case when is_done and turn % 2 = 0 then 30 else 0 end,
      case when not is_done and turn % 97 = 0 then now() - interval '5 days' end,
      case when not is_done and turn % 97 = 0 then date_trunc('day', now() + interval '50 days') - interval '1 second' end
    from (select q.*, q.turn / 400 % 100 < case when due_at < now() then 97 else 40 end as is_done,
      least(q.created_at + (q.turn / 7 % 60) * interval '1 day' + interval '5 hours', now() - interval '1 hour') as done_at from planned q) q`,
  `insert into past_enrolment_term (enrolment, until_at, access, is_mandatory, due_at, grace_days, valid_until, renewal_days, failed_at, waived_until)
    select e.uuid, coalesce(e.completed_at, now() - (hashtext(e.uuid::text) & 127) * interval '1 day'), 'OPEN', e.is_mandatory,
      e.due_at - interval '14 days', 0, null, 0, null, null
    from enrolment e where hashtext(e.uuid::text) % 3 = 0`,
  `insert into enrolment (uuid, person, medium, cycle, is_mandatory, created_at, due_at, progress_state)
    select gen_random_uuid(), person, medium, 2, is_mandatory, now() - interval '20 days', date_trunc('day', now() + interval '25 days') - interval '1 second', 'NOT_STARTED'
    from enrolment where completed_at is not null and hashtext(uuid::text) % 25 = 1`,
  `insert into enrolment_source (uuid, enrolment, kind, since) select gen_random_uuid(), uuid, 'MANAGER', created_at from enrolment`,
] as const

const tables = ['enrolment', 'enrolment_source', 'past_enrolment_term']

// Those of primary keys and unique columns stay: the triggers look rows up by them.
const readIndexes = `select format('drop index %I', i.indexname) as drop, i.indexdef as create from pg_indexes i
  where i.schemaname = current_schema() and i.tablename = any($1) and not exists (select from pg_constraint c where c.conname = i.indexname)`

/**
 * Fills an empty database for measuring, in some minutes. Indexes are made when the rows are there, and foreign keys are not checked, which
 * needs a superuser; the triggers of the product run once for each statement.
 */
export async function seedEnrolments(pool: Pool): Promise<void> {
  const client = await pool.connect()
  const runAll = async (texts: readonly string[]): Promise<void> => {
    for (const text of texts) await client.query(text)
  }
  try {
    const { rows: indexes } = await client.query<{ drop: string; create: string }>(readIndexes, [tables])
    await runAll([`set maintenance_work_mem = '256MB'`, `set work_mem = '256MB'`, ...indexes.map(({ drop }) => drop)])
    await runAll(tables.map((table) => `alter table ${table} disable trigger all, enable trigger user`))
    await runAll(statements)
    await runAll(tables.map((table) => `alter table ${table} enable trigger all`))
    await runAll([...indexes.map(({ create }) => create), 'reset all', 'vacuum (analyze)'])
  } finally {
    client.release()
  }
}
