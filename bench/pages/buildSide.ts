import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { leanIcons } from '../../packages/app/build/leanIcons.ts'
import { leanStyles } from '../../packages/app/build/leanStyles.ts'
import type { PageName } from './visits.ts'

/** The sides built here; others come as built folders (`--peers`). */
export type SideName = 'floor' | 'somo'

const layers = '<style>@layer somo.reset, somo.theme, somo.brand, somo.components, somo.layout, somo.utilities;</style>'

const documentOf = (script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${script}</title>${layers}</head><body><div id="root"></div><script type="module" src="./${script}.tsx"></script></body></html>\n`

export interface SideToBuild {
  readonly side: SideName
  readonly pages: readonly PageName[]
  /** The folder for `<side>/<page>.html`. */
  readonly out: string
}

/**
 * Builds the pages of a side for production. Each page is built alone, so that its chunks do not depend on other pages.
 */
export async function buildSide({ side, pages, out }: SideToBuild): Promise<void> {
  mkdirSync(out, { recursive: true })
  rmSync(join(out, side), { recursive: true, force: true })
  for (const page of pages) await buildPage(side, page, join(out, side))
}

async function buildPage(side: SideName, name: PageName, outDir: string): Promise<void> {
  const root = join(import.meta.dirname, side)
  const page = join(root, `${name}.html`)
  try {
    writeFileSync(page, documentOf(name))
    await build({
      root,
      base: `/${side}/`,
      configFile: false,
      logLevel: 'warn',
      plugins: [
        // React Aria's texts come from ui's own loader, one language at a time.
        { ...optimizeLocales.vite({ locales: [] }), enforce: 'pre' },
        leanStyles(),
        leanIcons(),
        react(),
      ],
      build: {
        outDir,
        emptyOutDir: false,
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: { input: page, treeshake: { propertyReadSideEffects: false } },
      },
    })
  } finally {
    if (existsSync(page)) rmSync(page)
  }
}
