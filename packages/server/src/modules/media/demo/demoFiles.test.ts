import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoCategories } from '../../../database/seed/demoCategories.ts'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { seedDemoOrganisation } from '../../../database/seed/demoOrganisation.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { seedDemoFiles } from './demoFiles.ts'
import { seedDemoMedia } from './demoMedia.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('publishes a film, a recording and documents once, and a learner plays them from the content origin', async () => {
  const { pool } = server.database
  await seedDemoData(server.database)
  await seedDemoOrganisation(pool)
  await seedDemoCategories(pool)
  await seedDemoMedia(pool, server.files)
  expect(await seedDemoFiles(pool, server.files)).toBe(4)
  expect(await seedDemoFiles(pool, server.files)).toBe(0)
  const { rows } = await pool.query<{ uuid: string; kind: string; content: Record<string, unknown>; files: number }>(
    `select m.uuid, m.kind, v.content, (select count(*)::int from medium_file f where f.version = v.uuid) as files
      from medium m join medium_version v on v.uuid = m.current_version where exists (select from medium_file f where f.version = v.uuid and f.purpose <> 'IMAGE')
      order by m.kind, v.content ->> 'pages'`,
  )
  expect(rows.map(({ kind, files }) => [kind, files])).toEqual([
    ['AUDIO', 3],
    ['PDF', 1],
    ['PDF', 1],
    ['VIDEO', 3],
  ])
  expect(rows.map(({ content }) => content)).toMatchObject([
    { seconds: expect.closeTo(40, 0) as number, width: null, codecs: ['opus'] },
    { pages: 2 },
    { pages: 3 },
    { seconds: expect.closeTo(16, 0) as number, width: 1280, height: 720 },
  ])
  const film = rows.at(-1)?.uuid ?? ''
  const learner = { subject: 'film-learner', roles: ['LEARNER' as const] }
  await pool.query(
    `insert into person (uuid, subject, username, roles, status, source) values (gen_random_uuid(), 'film-learner', 'film-learner', '{LEARNER}', 'ACTIVE', 'SEED')`,
  )
  const enrolled = await server.call(
    `mutation { learning { enrol(medium: "${film}", locale: "en") { enrolment { uuid } } } }`,
    {},
    learner,
  )
  const { uuid } = (enrolled.data as { learning: { enrol: { enrolment: { uuid: string } } } }).learning.enrol.enrolment
  const started = await server.call(
    `mutation { learning { start(enrolment: "${uuid}", device: "0193c000-0000-7000-8000-000000000001") {
      attempt { content { seconds completionRule files { purpose locale mediaType address } } } } } }`,
    {},
    learner,
  )
  const { content } = (
    started.data as { learning: { start: { attempt: { content: { files: { purpose: string; address: string }[] } } } } }
  ).learning.start.attempt
  expect(content).toMatchObject({ seconds: expect.closeTo(16, 0) as number, completionRule: 'WATCHED' })
  expect(content.files.map(({ purpose }) => purpose).toSorted()).toEqual(['CAPTIONS', 'CAPTIONS', 'MAIN'])
  for (const { address } of content.files) expect((await fetch(address)).status).toBe(200)
})
