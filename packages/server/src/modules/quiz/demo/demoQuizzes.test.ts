import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoCategories } from '../../../database/seed/demoCategories.ts'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { seedDemoOrganisation } from '../../../database/seed/demoOrganisation.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { seedDemoEnrolments } from '../../learning/demo/demoEnrolments.ts'
import { questionContentSchema } from '../core/questionContent.ts'
import { seedDemoQuizAttempts } from './demoQuizAttempts.ts'
import { seedDemoQuizzes } from './demoQuizzes.ts'
import { demoQuizzes } from './demoQuizTexts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('publishes the quizzes of the demo once, with attempts that passed', async () => {
  const { pool } = server.database
  await seedDemoData(server.database)
  await seedDemoOrganisation(pool)
  await seedDemoCategories(pool)
  expect(await seedDemoQuizzes(pool)).toBe(demoQuizzes.length)
  expect(await seedDemoQuizzes(pool)).toBe(0)
  for (const { sections } of demoQuizzes)
    for (const { questions } of sections)
      for (const { content } of questions) expect(questionContentSchema.safeParse(content).error).toBeUndefined()
  await seedDemoEnrolments(pool)
  expect(await seedDemoQuizAttempts(pool)).toBeGreaterThan(0)
  expect(await seedDemoQuizAttempts(pool)).toBe(0)
  const { rows } = await pool.query<{ failed: number; types: number }>(
    `select (select count(*)::int from attempt a join quiz_attempt q on q.attempt = a.uuid join medium_version v on v.uuid = a.version
        where a.score < v.pass_mark) as failed,
      (select count(distinct type)::int from question_version where used_at is not null) as types`,
  )
  expect(rows[0]).toEqual({ failed: 0, types: 9 })
})
