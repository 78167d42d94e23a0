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

/** What grows with the people beside themselves: jobs, mails and consents. */
export async function fillLists(pool: Pool, people: number): Promise<void> {
  await pool.query(jobs, [Math.ceil(people / 10)])
  for (const text of [mails, document, consents]) await pool.query(text)
  await pool.query('vacuum (analyze) job, outbox_mail, consent, legal_version, legal_document')
}
