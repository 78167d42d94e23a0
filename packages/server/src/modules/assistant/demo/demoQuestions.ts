import type { Pool } from 'pg'

const insert = `insert into assistant_question (uuid, person, question, asked_at)
  select gen_random_uuid(), p.uuid, q.question, now() - q.days * interval '1 day'
  from person p, (values ('Which badges have I earned?', 1), ('How do I renew a certificate?', 6), ('Find a course on first aid', 13)) q (question, days)
  where p.username = 'learner' and not exists (select from assistant_question)`

/** A short history of the demo's learner; nothing where somebody has asked something already. */
export async function seedDemoQuestions(pool: Pool): Promise<void> {
  await pool.query(insert)
}
