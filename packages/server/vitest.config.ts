import { createRequire } from 'node:module'
import { configDefaults, defineConfig } from 'vitest/config'

const { resolve } = createRequire(import.meta.url)

// Attacks that take more than some ten seconds: npm run test:long.
const isLong = process.env['SOMO_LONG'] === '1'

/** The server's tests: against a real PostgreSQL, one temporary cluster a run, one database a file (decision 0019). */
export default defineConfig({
  // As Node resolves it: vitest would take the field "module" and give our sources a second graphql beside Yoga's.
  resolve: { alias: [{ find: /^graphql$/, replacement: resolve('graphql') }] },
  test: {
    name: 'server',
    root: import.meta.dirname,
    environment: 'node',
    include: [isLong ? 'src/**/*.long.test.ts' : 'src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isLong ? [] : ['src/**/*.long.test.ts'])],
    globalSetup: ['src/testing/globalSetup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
