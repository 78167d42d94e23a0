import type { Pool } from 'pg'

const jobs = `insert into job (uuid, kind, payload, state, owner, created_at, ended_at)
  select gen_random_uuid(), (array['users.export', 'users.letters', 'units.change', 'mail.send'])[1 + n % 4], '{}',
    (array['DONE', 'DONE', 'DONE', 'FAILED', 'CANCELLED'])[1 + n % 5],
    p.uuid, now() - make_interval(secs => n * 60), now() - make_interval(secs => n * 60 - 5)
  from (select row_number() over (order by uuid) as n, uuid from person where source = 'SEED' order by uuid limit $1) p`

const mails = `insert into outbox_mail (uuid, event, person, address, locale, subject, body, state, dedupe_key, created_at, sent_at)
  select gen_random_uuid(), case when n % 5000 = 0 then 'TEST' else 'INVITATION' end, p.uuid, p.email, 'en', 'Welcome to Somo, ' || p.given_name, 'A text.',
    case when n % 50 = 0 then 'FAILED' else 'SENT' end, 'growth-' || p.uuid, p.created_at, p.created_at
  from (select row_number() over (order by uuid) as n, * from person where email is not null) p`

const document = `with d as (
    insert into legal_document (uuid, kind, title, consent) values (gen_random_uuid(), 'TERMS', 'Terms', 'ACCEPT'),
      (gen_random_uuid(), 'PRIVACY', 'Privacy', 'ACKNOWLEDGE') returning uuid
  )
  insert into legal_version (uuid, document, number, state, texts, hash, published_at, valid_from)
  select gen_random_uuid(), d.uuid, 1, 'PUBLISHED', '{}', '\\x00', now(), now() from d`

const consents = `insert into consent (uuid, person, document, version, locale, decision, at, criteria)
  select gen_random_uuid(), p.uuid, v.document, v.uuid, 'en', case when p.id % 100 = 0 then 'DECLINED' else 'ACCEPTED' end,
    p.created_at + interval '1 hour', '{"roles": ["LEARNER"]}'
  from person p cross join legal_version v`

const hasImports = 'select from import_job limit 1'

// Twenty people bring files in, one of them now and then something else than people; an old one has lost its job.
const imports = `with owners as (select row_number() over (order by uuid) - 1 as place, uuid from person where source = 'SEED' order by uuid limit 20),
  made as (
    insert into job (uuid, kind, payload, state, owner, created_at, ended_at)
    select gen_random_uuid(), 'import.run', '{}', case when n % 40 = 3 then 'FAILED' else 'DONE' end, o.uuid, g.at, g.at + interval '1 minute'
    from generate_series(1, $1::int) as n cross join lateral (select now() - make_interval(hours => n * 3) as at) g join owners o on o.place = n % 20
    returning uuid, owner, created_at, state
  ), numbered as (select row_number() over (order by created_at desc) as n, * from made),
  import as (
    insert into import_job (uuid, kind, state, owner, is_everywhere, file_name, file, file_hash, file_bytes, row_count, failed, options, job,
      checked_at, started_at, ended_at, created_at)
    select gen_random_uuid(), (array['USERS', 'USERS', 'USERS', 'UNITS', 'MEMBERSHIPS'])[1 + n % 5],
      case when state = 'FAILED' then 'RUNNING' when n % 11 = 0 then 'CHECKED' when n % 7 = 0 then 'DONE_WITH_ERRORS' else 'DONE' end,
      owner, true, 'File ' || n || '.csv', 'none', decode(md5(n::text), 'hex'), 1000, n * 7919 % 5000,
      case when n % 7 = 0 then 1 + n % 30 else 0 end,
      jsonb_build_object('createMissing', n % 3 > 0, 'missing', case when n % 4 = 0 then 'DEACTIVATE' else 'NOTHING' end), uuid,
      created_at, case when n % 11 > 0 or state = 'FAILED' then created_at end,
      case when n % 11 > 0 and state <> 'FAILED' then created_at + interval '1 minute' end, created_at
    from numbered returning uuid, started_at, created_at
  )
  insert into import_row (import_job, number, cells, action, applied_at)
  select uuid, 2, '{}', 'CREATE', created_at from import where started_at is not null`

/** Imports, some hundreds and one more for a hundred people, where there are none yet. */
export async function fillImports(pool: Pool, people: number): Promise<void> {
  if ((await pool.query(hasImports)).rows.length > 0) return
  await pool.query(imports, [500 + Math.ceil(people / 100)])
  await pool.query('vacuum (analyze) job, import_job, import_row')
}

/** What grows with the people beside themselves: jobs, mails and consents. */
export async function fillLists(pool: Pool, people: number): Promise<void> {
  await pool.query(jobs, [Math.ceil(people / 10)])
  for (const text of [mails, document, consents]) await pool.query(text)
  await pool.query('vacuum (analyze) job, outbox_mail, consent, legal_version, legal_document')
}
