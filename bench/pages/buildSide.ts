import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { pageNames } from './steps.ts'

/** The sides that are built here; others come as built folders (`--peers`). */
export type SideName = 'floor' | 'somo'

const layers = '<style>@layer somo.reset, somo.theme, somo.brand, somo.components, somo.layout, somo.utilities;</style>'

const documentOf = (script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${script}</title>${layers}</head><body><div id="root"></div><script type="module" src="./${script}.tsx"></script></body></html>\n`

/** Builds the three pages of a side for production, as the app is built, into `<out>/<side>`. */
export async function buildSide(side: SideName, out: string): Promise<void> {
  const root = join(import.meta.dirname, side)
  const pages = pageNames.map((name) => join(root, `${name}.html`))
  try {
    for (const [index, name] of pageNames.entries()) writeFileSync(pages[index] ?? '', documentOf(name))
    mkdirSync(out, { recursive: true })
    await build({
      root,
      base: `/${side}/`,
      configFile: false,
      logLevel: 'warn',
      plugins: [
        // React Aria's texts come from ui's own loader, one language at a time.
        { ...optimizeLocales.vite({ locales: [] }), enforce: 'pre' },
        vanillaExtractPlugin(),
        react(),
      ],
      build: {
        outDir: join(out, side),
        emptyOutDir: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: { input: pages, treeshake: { propertyReadSideEffects: false } },
      },
    })
  } finally {
    for (const page of pages) if (existsSync(page)) rmSync(page)
  }
}
