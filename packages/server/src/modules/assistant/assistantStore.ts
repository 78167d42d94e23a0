import type { AssistantQuestion } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { createUuid } from '../../database/uuid.ts'

const retentionDays = 30
const mostListed = 50
const person = '(select uuid from person where subject = $1)'
const today = `date_trunc('day', now() at time zone installation_zone()) at time zone installation_zone()`

/** What somebody has asked and not deleted, the latest first. */
export async function listQuestions(pool: Pool, subject: string): Promise<AssistantQuestion[]> {
  const { rows } = await pool.query<AssistantQuestion>(
    `select uuid, question, asked_at as "askedAt" from assistant_question
      where person = ${person} and question is not null and asked_at > now() - interval '${retentionDays} days'
      order by asked_at desc, uuid desc limit ${mostListed}`,
    [subject],
  )
  return rows
}

/** How many questions somebody has asked today. */
export async function countToday(pool: Pool, subject: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from assistant_question where person = ${person} and asked_at >= ${today}`,
    [subject],
  )
  return rows[0]?.count ?? 0
}

/** Keeps a question; null for somebody who is not known yet. */
export async function addQuestion(pool: Pool, subject: string, question: string): Promise<AssistantQuestion | null> {
  const { rows } = await pool.query<AssistantQuestion>(
    `insert into assistant_question (uuid, person, question) select $2, p.uuid, $3 from person p where p.subject = $1
      returning uuid, question, asked_at as "askedAt"`,
    [subject, createUuid(), question],
  )
  return rows[0] ?? null
}

/** Deletes what somebody has asked. Of today's questions the time stays, for the limit of the day. */
export async function deleteQuestions(pool: Pool, subject: string): Promise<void> {
  await pool.query(`delete from assistant_question where person = ${person} and asked_at < ${today}`, [subject])
  await pool.query(`update assistant_question set question = null where person = ${person} and question is not null`, [
    subject,
  ])
}

/** Deletes what is older than 30 days, and what people deleted before today. */
export async function cleanQuestions(pool: Pool, now: number): Promise<void> {
  await pool.query(
    `delete from assistant_question where asked_at < $1::timestamptz - interval '${retentionDays} days'
      or (question is null and asked_at < $1::timestamptz - interval '1 day')`,
    [new Date(now)],
  )
}
