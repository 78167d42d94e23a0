import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
// The script that finds the browser also serves tools without TypeScript.
import { launchOptions } from '../../scripts/browser.mjs'
import product from './package.json' with { type: 'json' }

const browserTests = 'src/**/*.browser.test.tsx'
/** Tests that replace a module, each in a worker of its own. */
const ownWorkers = ['loadScreen.test.ts', 'routeScreen.test.tsx'].map((name) => `src/**/${name}`)

/**
 * What Vite would find too late on a cold cache; it would then load the page anew and lose the running tests. Each
 * package of the product is named, so that a new one cannot be forgotten.
 */
const dependencies = [
  ...Object.keys(product.dependencies).filter((name) => !name.startsWith('@somo/') && name !== 'zod'),
  'zod/mini',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@apollo/client/cache',
  '@apollo/client/errors',
  '@apollo/client/link',
  '@apollo/client/link/http',
  '@apollo/client/react',
  '@vanilla-extract/css',
  ...[
    'react-aria-components',
    'react-aria-components/i18n/en-US',
    'react-aria-components/i18n/de-DE',
    '@internationalized/date',
    '@vanilla-extract/recipes/createRuntimeFn',
    'dompurify',
  ].map((name) => `@somo/ui > ${name}`),
]

export default defineConfig({
  test: {
    name: 'app',
    projects: [
      {
        extends: false,
        // Pure parts and whatever needs no browser.
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          exclude: [browserTests, ...ownWorkers],
          // A property is tried with thousands of values; on a busy machine of two cores that takes its time.
          testTimeout: 30_000,
        },
      },
      { extends: false, test: { name: 'node-own', environment: 'node', include: ownWorkers } },
      {
        extends: false,
        // Whole screens at their address (src/testing/renderRoute.tsx).
        optimizeDeps: { include: dependencies },
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'app-browser',
          include: [browserTests],
          // One page for all files of a worker: the modules of the product are loaded once.
          isolate: false,
          // Ends what hangs; the first test of a run also loads the whole product.
          testTimeout: 90_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: launchOptions(),
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
              actionTimeout: 20_000,
            }),
            instances: [{ browser: 'chromium', name: 'app-browser', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
})
