import { readPageBlocks } from '@somo/graphql/pageBlocks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { seedDemo } from '../../demo.ts'
import { seedDemoDrafts } from './demoDrafts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('has a course with four parts in two chapters, and the next version of a page, as drafts, once', async () => {
  const { pool } = server.database
  await seedDemoData(server.database)
  await seedDemo(pool, server.files)
  expect(await seedDemoDrafts(pool)).toBe(false)
  const { rows } = await pool.query<{
    kind: string
    state: string
    number: number
    parts: number
    chapters: number
    blocks: unknown
  }>(
    `select m.kind, m.state, v.number, v.content -> 'blocks' as blocks,
        (select count(*)::int from course_item i where i.course = v.uuid) as parts,
        (select count(i.chapter)::int from course_item i where i.course = v.uuid) as chapters
      from medium_version v join medium m on m.uuid = v.medium where v.published_at is null order by m.kind`,
  )
  expect(rows).toMatchObject([
    { kind: 'COURSE', state: 'DRAFT', number: 1, parts: 4, chapters: 2 },
    { kind: 'PAGE', state: 'PUBLISHED', number: 2, parts: 0 },
  ])
  expect(readPageBlocks(rows[1]?.blocks)).toHaveLength(5)
})
