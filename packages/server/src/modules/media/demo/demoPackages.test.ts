import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoCategories } from '../../../database/seed/demoCategories.ts'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { seedDemoOrganisation } from '../../../database/seed/demoOrganisation.ts'
import { openFolderStore } from '../../../files/folderStore.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { createIsolation } from '../../../isolation/isolation.ts'
import { packageContent } from '../processing/processedContent.ts'
import { processFile } from '../processing/processFile.ts'
import { seedDemoPackages } from './demoPackages.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('publishes two packages once, as processing would have made them', async () => {
  const { pool } = server.database
  const files = await openFolderStore(server.filesDir)
  await seedDemoData(server.database)
  await seedDemoOrganisation(pool)
  await seedDemoCategories(pool)
  expect(await seedDemoPackages(pool, files)).toBe(2)
  expect(await seedDemoPackages(pool, files)).toBe(0)
  const { rows } = await pool.query<{ content: unknown; storageKey: string; sha256: string }>(
    `select v.content, f.storage_key as "storageKey", f.sha256 from medium m join medium_version v on v.uuid = m.current_version
      join medium_file f on f.version = v.uuid where m.state = 'PUBLISHED' order by m.created_at`,
  )
  expect(rows.map(({ content }) => packageContent.parse(content).standard)).toEqual(['1.2', '2004'])
  const isolation = createIsolation()
  for (const { content, storageKey, sha256 } of rows) {
    const processed = await processFile({ files, isolation }, { kind: 'SCORM', storageKey })
    expect(processed).toMatchObject({ sha256, result: { content, findings: [] } })
  }
  isolation.close()
})
