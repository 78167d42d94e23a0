import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/**
 * `npm run test:long`, never part of `npm test`: tests of more than twenty seconds, which wait for real time to pass, and
 * every combination of route and role, and of screen, theme, language and colour, of which `npm test` takes one of each
 * kind; and imports of five thousand people.
 */
export default defineConfig({
  ...base,
  timeout: 600_000,
  projects: [
    { name: 'accounts', testDir: './setup', testMatch: '*.setup.ts' },
    { name: 'long', testDir: './long', testMatch: '*.long.ts', dependencies: ['accounts'] },
    {
      name: 'combinations',
      testMatch: ['looks.spec.ts', 'routes.spec.ts', 'journeys/openUnit.spec.ts', 'journeys/faults.spec.ts'],
      dependencies: ['accounts'],
    },
  ],
})
