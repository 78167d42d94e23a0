import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Tests of more than twenty seconds, which wait for real time to pass: `npm run test:long`, never part of `npm test`. */
export default defineConfig({
  ...base,
  timeout: 600_000,
  projects: [{ name: 'long', testDir: './long', testMatch: '*.long.ts' }],
})
