import { configDefaults, defineConfig } from 'vitest/config'

/** `npm run test:long`: the files `*.long.test.*`, and more cases in those that read this. */
const isLong = process.env['SOMO_LONG'] === '1'

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      {
        test: {
          name: 'workshop',
          environment: 'node',
          isolate: false,
          include: [isLong ? 'scripts/**/*.long.test.mjs' : 'scripts/**/*.test.mjs'],
          exclude: [...configDefaults.exclude, ...(isLong ? [] : ['scripts/**/*.long.test.mjs'])],
          // A check starts tools of its own; on a busy machine of two cores that takes its time.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The review on the real Storybook: npm run test:visual.
        test: { name: 'visual', environment: 'node', include: ['scripts/visual/*.e2e.mjs'], testTimeout: 600_000 },
      },
    ],
  },
})
