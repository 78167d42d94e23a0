import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
// The script that finds the browser also serves tools without TypeScript.
import { launchOptions } from '../../scripts/browser.mjs'
import { themeNames, type ThemeName } from './src/theme/tokens.ts'

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url))
const isCanary = process.env['SOMO_CANARY'] === '1'

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

/** Every story with its play function and axe, under one theme. */
const stories = (name: string, theme: ThemeName) => ({
  extends: false as const,
  // Storybook works from the workspace's root, which reaches these packages through ui alone.
  optimizeDeps: { include: [...earlyReact, ...early.map((name) => `@somo/ui > ${name}`)] },
  plugins: [
    storybookTest({
      configDir,
      initialGlobals: { theme },
      tags: { include: ['test'], exclude: isCanary ? [] : ['canary'] },
    }),
  ],
  test: { name, isolate: false, browser: browser(name) },
})

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
        test: { name: 'ui-browser', include: ['src/**/*.test.tsx'], browser: browser('ui-browser') },
      },
      ...themeNames.map((theme) => stories(theme === 'default' ? 'storybook' : `storybook-${theme}`, theme)),
    ],
  },
})
