import { defineConfig } from 'vitest/config'

// Tests of pure parts and of whatever needs no browser; what a person sees is tested as stories and end to end.
export default defineConfig({
  test: {
    name: 'app',
    environment: 'node',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    // A property is tried with thousands of values; on a busy machine of two cores that takes its time.
    testTimeout: 30_000,
  },
})
