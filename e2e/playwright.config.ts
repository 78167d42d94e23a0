import { defineConfig } from '@playwright/test'
import { launchOptions } from '../scripts/browser.mjs'

/**
 * The journeys of session, tabs and embedding, whose result depends on what a browser grants to tabs and frames: they run in
 * the full browser, as people have it, where one is installed. All others run in the fastest one.
 */
const sessionJourneys = [
  'answeredFirst',
  'calls',
  'claims',
  'configuration',
  'connection',
  'device',
  'embed',
  'embedSecurity',
  'forged',
  'gate',
  'leaks',
  'logOut',
  'logs',
  'monitor',
  'otherSite',
  'policy',
  'providerDown',
  'renewal',
  'setbacks',
  'silentPage',
  'start',
  'tabs',
  'visitors',
].map((name) => `**/journeys/${name}.spec.ts`)

/**
 * End-to-end tests: a real browser against the real server with its own database and identity provider, which
 * globalSetup.ts starts once for the run. The accounts sign in once, in setup/, through the real sign-in page.
 */
export default defineConfig({
  outputDir: 'test-results',
  globalSetup: './globalSetup.ts',
  // One more than the two cores that are promised: a journey often waits, for quiet on the line or for a job.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Ends what hangs, and says nothing about speed: most journeys take a quarter of it at most, on two slow cores too.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['line']],
  use: {
    launchOptions: launchOptions(),
    // The neutral device: tests that are about the language or the time zone choose their own.
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
  },
  projects: [
    { name: 'accounts', testDir: './setup', testMatch: '*.setup.ts' },
    // The longest files come first, so that no core waits for one of them at the end.
    { name: 'own', testMatch: '*.own.spec.ts', dependencies: ['accounts'] },
    {
      name: 'session',
      testMatch: sessionJourneys,
      use: { launchOptions: launchOptions('full') },
      dependencies: ['accounts'],
    },
    // keycloak/ has a configuration and servers of its own.
    {
      name: 'somo',
      testMatch: '*.spec.ts',
      testIgnore: ['**/keycloak/**', '*.own.spec.ts', ...sessionJourneys],
      dependencies: ['accounts'],
    },
  ],
})
