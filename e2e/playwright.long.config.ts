import { defineConfig } from '@playwright/test'
import base, { rare } from './playwright.config.ts'

/** Files whose lists of cases are longer in this run. */
const combinations = [
  'looks.spec.ts',
  'routes.spec.ts',
  ...['birthYear', 'embedSecurity', 'openUnit'].map((name) => `**/${name}.spec.ts`),
  'erroryPages.spec.ts',
  ...['designReadable', 'legalConsent'].map((name) => `**/${name}.own.spec.ts`),
  'providerLooks.own.spec.ts',
]

/** The projects of `npm test`, with the tests that it leaves out. */
const leftOut = (base.projects ?? []).flatMap(({ grepInvert, testIgnore, ...project }) =>
  grepInvert === undefined ? [] : [{ ...project, grep: rare, testIgnore: [testIgnore ?? [], combinations].flat() }],
)

/**
 * `npm run test:long`, not part of `npm test`: rare variants (tests tagged `@long`), tests of more than twenty seconds
 * that wait for real time, imports of five thousand people, and every combination of route and role, and of screen,
 * theme, language and colour, of which `npm test` tests one of each kind.
 */
export default defineConfig({
  ...base,
  timeout: 600_000,
  projects: [
    { name: 'accounts', testDir: './setup', testMatch: '*.setup.ts' },
    { name: 'long', testDir: './long', testMatch: '*.long.ts', dependencies: ['accounts'] },
    { name: 'combinations', testMatch: combinations, dependencies: ['accounts'] },
    ...leftOut,
  ],
})
