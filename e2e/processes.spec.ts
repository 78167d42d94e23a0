import { rm } from 'node:fs/promises'
import { providerPages } from './fixtures/session/requests.ts'
import { greeting, signIn } from './fixtures/signIn.ts'
import { expect, test } from './fixtures/test.ts'
import { endDatabase, endProduct, startProduct } from './server/productProcess.ts'
import { freePlaces, makeDataDir } from './server/testServer.ts'

test(
  'a server that is killed and started again keeps the person signed in',
  { tag: '@long' },
  async ({ page, watch }) => {
    const dataDir = await makeDataDir()
    const env = { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: dataDir, ...(await freePlaces()) }
    let server = await startProduct(env)
    try {
      await signIn(page, 'learner', `${server.url}/`)
      await endProduct(server.process, 'SIGKILL')
      server = await startProduct(env)
      watch.reset()
      await page.reload()
      await expect(greeting(page, 'Amani')).toBeVisible()
      expect(providerPages(watch)).toEqual([])
      expect(await endProduct(server.process, 'SIGTERM')).toBe(0)
    } finally {
      await endProduct(server.process, 'SIGKILL')
      await endDatabase(dataDir)
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
