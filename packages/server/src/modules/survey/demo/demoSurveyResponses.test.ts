import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { seedDemo } from '../../demo.ts'
import { seedDemoSurveyResponses } from './demoSurveyResponses.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('has enough anonymous answers for a result, once, and the survey at the end of a course', async () => {
  const { pool } = server.database
  await seedDemoData(server.database)
  await seedDemo(pool, server.files)
  expect(await seedDemoSurveyResponses(pool)).toBe(0)
  const { rows } = await pool.query<{ responses: number; named: number; answers: number; isLast: boolean }>(
    `select count(*)::int as responses, count(person)::int as named,
      (select count(distinct question)::int from survey_answer) as answers,
      (select bool_and(i.position = (select max(position) from course_item where course = i.course)) from course_item i
        join medium m on m.uuid = i.medium where m.kind = 'SURVEY') as "isLast" from survey_response`,
  )
  expect(rows[0]).toMatchObject({ named: 0, answers: 4, isLast: true })
  expect(rows[0]?.responses).toBeGreaterThanOrEqual(7)
})
