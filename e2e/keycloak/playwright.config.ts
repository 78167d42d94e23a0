import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../scripts/browser.mjs'
import { offlineAccess, version } from './fixtures/places.ts'

/**
 * The scenarios of session.md 6 marked K, in a real browser with a real Keycloak. `npm run test:keycloak` starts
 * Keycloak and passes its address in the environment (fixtures/places.ts). Not part of `npm test`.
 */
export default defineConfig({
  testDir: '.',
  // The facts set their scopes themselves, so one run per version is enough.
  testIgnore: offlineAccess() === 'always' ? 'facts.spec.ts' : [],
  // Each run empties its folder at the start, so each has its own.
  outputDir: `../../node_modules/.somo/keycloak/results/${version().join('.')}-${offlineAccess()}`,
  globalSetup: './globalSetup.ts',
  // Keycloak needs a core while somebody signs in.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Keycloak hashes passwords slowly on purpose, and the first pages of a new one take seconds.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    launchOptions: launchOptions(),
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
  },
})
