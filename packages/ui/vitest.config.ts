import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
// The script that finds the browser also serves tools without TypeScript.
import { launchOptions } from '../../scripts/browser.mjs'

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url))
const isCanary = process.env['SOMO_CANARY'] === '1'
const canaryCache = fileURLToPath(new URL('../../node_modules/.cache/somo-canary', import.meta.url))

/** What Vite would find too late on a cold cache; it would then load the page anew and lose the running suite. */
const early = [
  'react-aria-components',
  '@internationalized/date',
  'react-aria-components/i18n/en-US',
  'react-aria-components/i18n/de-DE',
  'lucide-react',
  '@vanilla-extract/css',
  '@vanilla-extract/recipes/createRuntimeFn',
]
/** Tests that draw stories. */
const earlyStories = ['@storybook/react-vite', 'storybook/test']
const earlyReact = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime']

const browser = (name: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
  }),
  instances: [{ browser: 'chromium' as const, name, viewport: { width: 1024, height: 640 } }],
})

/** Every story with its play function and axe; its colours are then looked at in each theme (.storybook/contrastGate.ts). */
const stories = {
  extends: false as const,
  // Storybook works from the workspace's root, which reaches these packages through ui alone.
  optimizeDeps: { include: [...earlyReact, ...early.map((name) => `@somo/ui > ${name}`)] },
  plugins: [
    storybookTest({
      configDir,
      tags: { include: ['test'], exclude: isCanary ? [] : ['canary'] },
    }),
    // What its few stories import is not all that the others need: a cache filled by it would be filled anew in their run.
    ...(isCanary
      ? [{ name: 'somo-canary-cache', enforce: 'post' as const, config: () => ({ cacheDir: canaryCache }) }]
      : []),
  ],
  test: { name: 'storybook', isolate: false, browser: browser('storybook') },
}

// Vitest puts the name of the whole before a part that is no browser: "ui (node)".
export default defineConfig({
  test: {
    name: 'ui',
    projects: [
      {
        extends: false,
        plugins: [vanillaExtractPlugin()],
        test: { name: 'node', environment: 'node', include: ['src/**/*.test.ts'] },
      },
      {
        extends: false,
        optimizeDeps: { include: [...earlyReact, ...early, ...earlyStories] },
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'ui-browser',
          env: { SOMO_LONG: process.env['SOMO_LONG'] ?? '' },
          include: ['src/**/*.test.tsx'],
          browser: browser('ui-browser'),
        },
      },
      stories,
    ],
  },
})
