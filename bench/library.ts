import { existsSync, readdirSync } from 'node:fs'
import { isAbsolute, join, sep } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { gzipKilobytes } from './bundle.ts'
import { median, type Figure } from './figures.ts'

const source = join(import.meta.dirname, '../packages/ui/src')

/** What a build wrote, as it travels. */
interface Sizes {
  readonly script: number
  readonly styles: number
}

const isScript = (file: string): boolean => /\.m?js$/.test(file)

/** Builds one entry for production; `isOwn` says of an absolute path whether it is counted or left out. */
async function sizesOf(entry: string, isOwn: (path: string) => boolean): Promise<Sizes> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: source,
    plugins: [vanillaExtractPlugin(), react()],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        // What a component offers is kept, though nobody here asks for it.
        preserveEntrySignatures: 'strict',
        external: (id, importer) => importer !== undefined && !id.includes('.css') && !isOwn(isAbsolute(id) ? id : join(importer, '..', id)),
      },
    },
  })
  const files = (Array.isArray(built) ? built : 'output' in built ? [built] : []).flatMap(({ output }) => output)
  const bytes = (isMeant: (name: string) => boolean): Uint8Array =>
    new TextEncoder().encode(
      files
        .filter(({ fileName }) => isMeant(fileName))
        .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
        .join('\n'),
    )
  return { script: gzipKilobytes(bytes(isScript)), styles: gzipKilobytes(bytes((name) => name.endsWith('.css'))) }
}

/** The code each component adds over React and React Aria, without the parts it shares, and the style sheets of all of them. */
export async function measureLibrary(): Promise<Figure[]> {
  const folder = join(source, 'components')
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, `${name}.tsx`)))
  const sizes = new Map<string, number>()
  for (const name of names) {
    const own = join(folder, name) + sep
    const { script } = await sizesOf(join(own, `${name}.tsx`), (path) => path.startsWith(own))
    sizes.set(name, script)
  }
  const everything = await sizesOf(join(source, 'testing/everyStyle.ts'), (path) => path.startsWith(source))
  const [table, others] = [sizes.get('DataTable') ?? null, [...sizes].filter(([name]) => name !== 'DataTable')]
  const largest = others.toSorted(([, one], [, other]) => other - one)[0] ?? ['none', 0]
  const group = 'library'
  const note = `gzip -9, without React, React Aria, icons and other folders`
  return [
    { group, name: 'code of a component, median', goal: 1, unit: 'kB', value: median([...sizes.values()]), note: `${sizes.size} components; ${note}` },
    { group, name: 'code of a component, largest', goal: 4, unit: 'kB', value: largest[1], note: `${largest[0]}; ${note}` },
    { group, name: 'code of DataTable', goal: 8, unit: 'kB', value: table, note: table === null ? 'there is none' : note },
    { group, name: 'style sheets of all components', goal: 20, unit: 'kB', value: everything.styles, note: 'gzip -9, with the theme' },
  ]
}
