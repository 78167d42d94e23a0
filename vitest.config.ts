import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      {
        test: {
          name: 'workshop',
          environment: 'node',
          include: ['scripts/**/*.test.mjs'],
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
