import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import { quizSettingsSchema } from '../core/quizSettings.ts'
import type { DemoQuestion, DemoQuiz } from './demoQuizParts.ts'
import { demoQuizzes } from './demoQuizTexts.ts'

/**
 * Publishes the quizzes of the demo beside its other media. Only where there is no question yet.
 * @returns how many quizzes it made
 */
export const seedDemoQuizzes = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rows } = await client.query<{ isWanted: boolean }>(
      `select not exists (select from question) and exists (select from unit where key = 'operations')
        and exists (select from unit where is_general and key = 'demo') as "isWanted"`,
    )
    if (rows[0]?.isWanted !== true) return 0
    for (const [place, quiz] of demoQuizzes.entries()) await publish(client, quiz, place)
    return demoQuizzes.length
  })

const insertMedium = `insert into medium (uuid, kind, main_locale, titles, summaries, languages, duration_minutes, owner_unit, booking, responsible, created_at,
    updated_at, updated_by)
  select $1, 'QUIZ', $2, jsonb_build_object($2::text, $3::text), jsonb_build_object($2::text, $4::text), array[$2], $5, u.uuid, 'OPEN', p.uuid,
    now() - interval '90 days', now() - $7 * interval '1 day', p.uuid from unit u left join person p on p.username = 'manager' where u.key = $6`

const insertVersion = `insert into medium_version (uuid, medium, number, state, content, completion, pass_mark, attempt_limit, created_at)
  values ($1, $2, 1, 'READY', $3, '{"rule": "PASSED"}', $4, $5, now() - interval '90 days')`

async function publish(client: PoolClient, quiz: DemoQuiz, place: number): Promise<void> {
  const [medium, version] = [createUuid(), createUuid()]
  const { locale, title, summary, minutes, unit, category, passMark, attemptLimit, settings } = quiz
  const sections: object[] = []
  for (const { title: name, pick, questions } of quiz.sections) {
    const versions: string[] = []
    for (const question of questions) versions.push(await addQuestion(client, unit, category, question))
    sections.push({ title: name, pick, questions: versions })
  }
  const content = quizSettingsSchema.parse({ ...settings, sections })
  await client.query(insertMedium, [medium, locale, title, summary, minutes, unit, place])
  await client.query(insertVersion, [version, medium, content, passMark, attemptLimit])
  await client.query(
    `update medium_version set published_at = now() - interval '80 days', change = 'CONTENT' where uuid = $1`,
    [version],
  )
  await client.query(`update medium set state = 'PUBLISHED', current_version = $2 where uuid = $1`, [medium, version])
  await client.query('insert into medium_category (medium, category) select $1, uuid from category where key = $2', [
    medium,
    category,
  ])
}

/** Adds a question of the bank with its first version; answers the uuid of the version. */
async function addQuestion(client: PoolClient, unit: string, tag: string, { title, content }: DemoQuestion) {
  const [question, version] = [createUuid(), createUuid()]
  await client.query('insert into question (uuid, owner_unit) select $1, uuid from unit where key = $2', [
    question,
    unit,
  ])
  await client.query('insert into question_tag (question, tag) values ($1, $2)', [question, tag])
  await client.query(
    'insert into question_version (uuid, question, number, type, title, content) values ($1, $2, 1, $3, $4, $5)',
    [version, question, content.type, title, JSON.stringify(content)],
  )
  return version
}
