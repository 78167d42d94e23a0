import { defineConfig } from 'vitest/config'

// Tests of pure parts and of whatever needs no browser; what a person sees is tested as stories and end to end.
export default defineConfig({
  test: {
    name: 'app',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
