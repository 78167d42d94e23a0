import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { bootScript } from './build/bootScript.ts'
import { layerOrder } from './build/layerOrder.ts'
import { leanIcons } from './build/leanIcons.ts'
import { leanLibraries } from './build/leanLibraries.ts'
import { leanMessages } from './build/leanMessages.ts'
import { leanRouter } from './build/leanRouter.ts'
import { leanStyles } from './build/leanStyles.ts'
import { packed } from './build/packed.ts'
import { reactAsModules } from './build/reactAsModules.ts'
import { textsDigest } from './build/textsDigest.ts'
import { together } from './build/together.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const texts = fileURLToPath(new URL('public/assets/i18n', import.meta.url))

/** The server of `npm start`; `npm run dev` serves the app beside it and passes everything else on. */
const server = process.env['PUBLIC_URL'] ?? 'http://localhost:4000'

/** Texts travel compiled, so the parser of ICU messages stays at home. */
function noMessageParser(): Plugin {
  const parser = '@formatjs/icu-messageformat-parser'
  return {
    name: 'somo-no-message-parser',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === parser ? this.resolve(`${parser}/no-parser.js`, importer, { skipSelf: true }) : null
    },
  }
}

/**
 * What everybody loads comes in two files, each with all it imports: first the session (small, as it may end in a
 * redirect to the sign-in page), then React and the frame with the dashboard, where every sign-in ends. Each other
 * screen is a chunk of its own.
 */
const firstLoad = [
  { name: 'session', test: /\/src\/main\.ts$|preload-helper/, priority: 2 },
  { name: 'app', test: /\/src\/(?:start\/startApp\.tsx|features\/dashboard\/(?!lazy\/))|somo-react:/, priority: 1 },
]

/**
 * The first file asks for the others and never needs to be asked for: Firefox reports a module that runs already as
 * failed when a link asks for it in advance, where the standard has it loaded (HTML, fetch a modulepreload module script
 * graph).
 */
const isFirstFile = (file: string): boolean => /(?:^|\/)session-[\w-]+\.js$/.test(file)

export default defineConfig(({ command }) => ({
  root,
  plugins: [
    noMessageParser(),
    reactAsModules(),
    leanRouter(),
    leanLibraries(),
    leanIcons(),
    // React Aria's texts come from ui's own loader, one language at a time; none is part of the bundle.
    { ...optimizeLocales.vite({ locales: [] }), enforce: 'pre' },
    // Names that can be read while developing.
    command === 'build' ? leanStyles() : vanillaExtractPlugin(),
    react(),
    bootScript(),
    layerOrder(),
    leanMessages(),
    packed(),
  ],
  define: { 'import.meta.env.SOMO_TEXTS': command === 'build' ? JSON.stringify(textsDigest(texts)) : 'undefined' },
  build: {
    target: 'es2022',
    manifest: true,
    // The strict policy allows no inline script, and each browser that runs this build knows modulepreload.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, asked) => asked.filter((file) => !isFirstFile(file)),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [...firstLoad, ...together] } },
      // Nothing here has getters that do something: what is read from a library and never used is left out.
      treeshake: { propertyReadSideEffects: false },
    },
  },
  // The smaller build of rxjs, without helpers for browsers of ten years ago.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: {
    host: '127.0.0.1',
    port: 4100,
    proxy: Object.fromEntries(
      ['/graphql', '/oidc', '/legal', '/config.json', '/api', '/files'].map((path) => [path, { target: server }]),
    ),
  },
}))
