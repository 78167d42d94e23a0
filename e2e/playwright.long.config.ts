import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/**
 * `npm run test:long`, not part of `npm test`: tests of more than twenty seconds that wait for real time, imports of five
 * thousand people, and every combination of route and role, and of screen, theme, language and colour, of which `npm test`
 * tests one of each kind.
 */
export default defineConfig({
  ...base,
  timeout: 600_000,
  projects: [
    { name: 'accounts', testDir: './setup', testMatch: '*.setup.ts' },
    { name: 'long', testDir: './long', testMatch: '*.long.ts', dependencies: ['accounts'] },
    {
      name: 'combinations',
      testMatch: [
        'looks.spec.ts',
        'routes.spec.ts',
        ...['birthYear', 'embedSecurity', 'faults', 'forged', 'openUnit'].map((name) => `**/${name}.spec.ts`),
        'keyboard.spec.ts',
        'faultyPages.spec.ts',
        'providerLooks.own.spec.ts',
      ],
      dependencies: ['accounts'],
    },
  ],
})
