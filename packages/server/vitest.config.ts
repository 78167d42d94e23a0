import { createRequire } from 'node:module'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { memoryFolder } from '../../scripts/testing/memoryFolder.mjs'

const { resolve } = createRequire(import.meta.url)

// Databases and files of tests.
process.env['TMPDIR'] = memoryFolder()

// npm run test:long: attacks that take more than some ten seconds, and all cases of what npm test samples.
const isLong = process.env['SOMO_LONG'] === '1'
const sampled = [
  'src/modules/assignments/**/{monthOfMessages,previewIsEffect}.test.ts',
  'src/modules/imports/**/{property,propertyOfUnits,rules,unitsAndMemberships}.test.ts',
  'src/modules/units/list/branchPage.test.ts',
]

/** The server's tests: against a real PostgreSQL, one temporary cluster a run, one database a file (decision 0019). */
export default defineConfig({
  // As Node resolves it: vitest would take the field "module" and give our sources a second graphql beside Yoga's.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: resolve('graphql') },
      // A sign-in costs 200 ms of one core at the product's cost, and the tests sign in some thousand times.
      { find: /^\.\/passwordCost\.ts$/, replacement: join(import.meta.dirname, 'src/testing/passwordCost.ts') },
    ],
  },
  test: {
    name: 'server',
    root: import.meta.dirname,
    environment: 'node',
    // Files share a worker: the modules of the server keep no state of their own.
    isolate: false,
    include: isLong ? ['src/**/*.long.test.ts', ...sampled] : ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isLong ? [] : ['src/**/*.long.test.ts'])],
    globalSetup: ['src/testing/globalSetup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
