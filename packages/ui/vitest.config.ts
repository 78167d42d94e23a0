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

/**
 * Tests that need a page of their own: of code that nothing has loaded yet, of what a component keeps for the whole page
 * (tooltips, the place of the pointer), or with the annotations of the stories.
 */
const ownPages = [
  'CalendarWaiting',
  'ComboWaiting',
  'DataTableMenuWaiting',
  'IconButton',
  'Tooltip',
  'dialogWords',
  'forcedColours',
  'silentParts',
  'storiesInGerman',
  'storiesInSwahili',
  'tokenPages',
  'useLightWords',
  'wantedModule',
  'widgetSlot',
].map((name) => `src/**/${name}.test.tsx`)

/** Tests in a browser read `npm run test:long` from `import.meta.env`. */
const longRun = { SOMO_LONG: process.env['SOMO_LONG'] ?? '' }

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

/** Every story with its play function and axe; the colours of those with pictures are then looked at in each theme (.storybook/contrastGate.ts). */
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
  test: { name: 'storybook', isolate: false, env: longRun, browser: browser('storybook') },
}

const browserTests = (name: string, files: { isolate: boolean; include: string[]; exclude?: string[] }) => ({
  extends: false as const,
  optimizeDeps: { include: [...earlyReact, ...early, ...earlyStories] },
  plugins: [react(), vanillaExtractPlugin()],
  test: { name, env: longRun, browser: browser(name), ...files },
})

// Vitest puts the name of the whole before a part that is no browser: "ui (node)".
export default defineConfig({
  test: {
    name: 'ui',
    projects: [
      {
        extends: false,
        plugins: [vanillaExtractPlugin()],
        test: { name: 'node', environment: 'node', isolate: false, include: ['src/**/*.test.ts'] },
      },
      // The files of a worker share a page: the product's modules are loaded once.
      browserTests('ui-browser', { isolate: false, include: ['src/**/*.test.tsx'], exclude: ownPages }),
      browserTests('ui-browser-own', { isolate: true, include: ownPages }),
      stories,
    ],
  },
})
