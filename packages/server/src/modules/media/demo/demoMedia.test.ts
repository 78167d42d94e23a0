import { readPageBlocks } from '@somo/graphql/pageBlocks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoCategories } from '../../../database/seed/demoCategories.ts'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { seedDemoOrganisation } from '../../../database/seed/demoOrganisation.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { surveyFormSchema } from '../../survey/surveyForm.ts'
import { seedDemoMedia } from './demoMedia.ts'
import { demoMedia } from './demoTexts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('publishes the media of the demo once, each in a category and with readable content', async () => {
  const { pool } = server.database
  await seedDemoData(server.database)
  await seedDemoOrganisation(pool)
  await seedDemoCategories(pool)
  expect(await seedDemoMedia(pool, server.files)).toBe(demoMedia.length)
  expect(await seedDemoMedia(pool, server.files)).toBe(0)
  const { rows } = await pool.query<{ published: number; sorted: number; parts: number }>(
    `select (select count(*)::int from medium where state = 'PUBLISHED') as published,
      (select count(*)::int from medium_category) as sorted, (select count(*)::int from course_item) as parts`,
  )
  expect(rows[0]).toEqual({ published: demoMedia.length, sorted: demoMedia.length, parts: 7 })
  const shown = await pool.query(
    `select from medium_version v cross join lateral jsonb_array_elements(v.content -> 'blocks') b
      join medium_file f on f.version = v.uuid and f.purpose = 'IMAGE' and f.sha256 = b ->> 'image'`,
  )
  expect(shown.rowCount).toBe(1)
  for (const { blocks, survey } of demoMedia) {
    if (blocks !== undefined) expect(readPageBlocks(blocks)).not.toBeNull()
    if (survey !== undefined) expect(surveyFormSchema.parse(survey)).toEqual(survey)
  }
})
