import { chromium, type Page } from 'playwright'
import { followRequests, quiet } from '../e2e/fixtures/quiet.ts'
import { launchOptions } from '../scripts/browser.mjs'
import type { BenchDatabase } from './cluster.ts'
import { startServer } from './serverProcess.ts'

/** A signed-in browser page on a new server. */
export interface Visit {
  readonly page: Page
  /** Origin, such as http://localhost:40123. */
  readonly origin: string
  close(): Promise<void>
}

/** Starts server and browser and signs in with a demo account, up to the dashboard. */
export async function startVisit(database: BenchDatabase, account: 'admin' | 'learner'): Promise<Visit> {
  const server = await startServer(
    '../packages/server/src/main.ts',
    { DATABASE_URL: database.url, DEMO: 'true' },
    '/ready',
  )
  const browser = await chromium.launch(launchOptions())
  const close = async (): Promise<void> => {
    await browser.close()
    await server.stop()
  }
  try {
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } })
    followRequests(page.context())
    const origin = server.origin.replace('127.0.0.1', 'localhost')
    await page.goto(`${origin}/dashboard`)
    await page.locator('input[type=text], input[type=email]').first().fill(account)
    await page.locator('input[type=password]').fill('somo')
    await page.locator('input[type=password]').press('Enter')
    await page.waitForURL(/\/dashboard$/)
    await page.locator('main h1').waitFor()
    await quiet(page)
    return { page, origin, close }
  } catch (error) {
    await close()
    throw error
  }
}
