import { defineConfig } from '@playwright/test'
import { launchOptions } from '../scripts/browser.mjs'
import { memoryFolder } from '../scripts/testing/memoryFolder.mjs'

// Databases and profiles of browsers.
process.env['TMPDIR'] = memoryFolder()

/**
 * Journeys about session, tabs and embedding, whose result depends on what a browser allows tabs and iframes. They run
 * in the full browser if one is installed. All others run in the fastest one.
 */
const sessionJourneys = '**/journeys/session/*.spec.ts'

/**
 * Rare variants, such as another browser setting or a provider that fails in another way. Only `npm run test:long` runs
 * tests with this tag; see CONTRIBUTING.md.
 */
export const rare = /@long/

/**
 * End-to-end tests: a real browser against the real server with its own database and identity provider, started once
 * per run by globalSetup.ts. The accounts sign in once, in setup/, on the real sign-in page.
 */
export default defineConfig({
  outputDir: 'test-results',
  globalSetup: './globalSetup.ts',
  // One worker more than the two cores, because journeys often wait for the network or a job.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Journeys of three workers share one server. What passes only at the second try is listed as flaky, to be mended.
  retries: 1,
  // Ends tests that hang. It is no performance limit: most journeys take at most a quarter of it, on two slow cores
  // too.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    launchOptions: launchOptions(),
    // A neutral device. Tests about language or time zone set their own.
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
  projects: [
    { name: 'accounts', testDir: './setup', testMatch: '*.setup.ts' },
    // The longest files run first, so that no core waits for one of them at the end.
    { name: 'own', testMatch: '*.own.spec.ts', grepInvert: rare, dependencies: ['accounts'] },
    {
      name: 'session',
      testMatch: sessionJourneys,
      grepInvert: rare,
      use: { launchOptions: launchOptions('full') },
      dependencies: ['accounts'],
    },
    // keycloak/ has its own configuration and servers.
    {
      name: 'somo',
      testMatch: '*.spec.ts',
      testIgnore: ['**/keycloak/**', '*.own.spec.ts', sessionJourneys],
      grepInvert: rare,
      dependencies: ['accounts'],
    },
  ],
})
