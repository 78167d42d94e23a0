import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { build } from 'vite'
import { leanStyles } from '../packages/app/build/leanStyles.ts'
import { median, type Figure } from './figures.ts'
import { packed, sizesOf, source } from './sizes.ts'
import { measureSolver } from './solver.ts'

/** Style sheet of each component folder that has one. */
async function stylesByComponent(): Promise<ReadonlyMap<string, string>> {
  const ofComponent = /\/components\/(\w+)\//
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: source,
    plugins: [leanStyles()],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(source, 'testing/everyStyle.ts'),
        output: { codeSplitting: { groups: [{ name: (id) => ofComponent.exec(id)?.[1] ?? null, test: ofComponent }] } },
      },
    },
  })
  const files = (Array.isArray(built) ? built : 'output' in built ? [built] : []).flatMap(({ output }) => output)
  return new Map(
    files.flatMap((file) => {
      const name = file.type === 'asset' ? /^(\w+)\.css$/.exec(file.names[0] ?? '')?.[1] : undefined
      return file.type === 'asset' && name !== undefined && name !== 'everyStyle'
        ? [[name, String(file.source)] as const]
        : []
    }),
  )
}

/**
 * Measures the code that each component adds to React and React Aria, without shared modules, and its style sheets.
 * Only code needed to render the component counts. Chunks that it loads later (an opened editor, arranged columns) are listed in its note with their size.
 */
export async function measureLibrary(): Promise<Figure[]> {
  const folder = join(source, 'components')
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, `${name}.tsx`)))
  const sizes = new Map<string, number>()
  const later = new Map<string, number>()
  for (const name of names) {
    const own = join(folder, name) + sep
    const built = await sizesOf(join(own, `${name}.tsx`), (path) => path.startsWith(own))
    sizes.set(name, built.script)
    later.set(name, built.later)
  }
  const sheets = await stylesByComponent()
  const everything = await sizesOf(join(source, 'testing/everyStyle.ts'), (path) => path.startsWith(source))
  const [table, others] = [sizes.get('DataTable') ?? null, [...sizes].filter(([name]) => name !== 'DataTable')]
  const largest = others.toSorted(([, one], [, other]) => other - one)[0] ?? ['none', 0]
  const group = 'library'
  const note = `gzip -9, without React, React Aria, icons and other folders`
  const noteFor = (name: string): string => `${note}; ${(later.get(name) ?? 0).toFixed(1)} kB more when it is needed`
  return [
    {
      group,
      name: 'code of a component, median',
      goal: 1,
      unit: 'kB',
      value: median([...sizes.values()]),
      note: `${sizes.size} components; ${note}`,
    },
    {
      group,
      name: 'code of a component, largest',
      goal: 4,
      unit: 'kB',
      value: largest[1],
      note: `${largest[0]}; ${noteFor(largest[0])}`,
    },
    {
      group,
      name: 'code of DataTable',
      goal: 8,
      unit: 'kB',
      value: table,
      note: table === null ? 'there is none' : noteFor('DataTable'),
    },
    {
      group,
      name: 'style sheets of a component, median',
      goal: 0.6,
      unit: 'kB',
      value: median([...sheets.values()].map((sheet) => packed([sheet]))),
      note: `${sheets.size} components with sheets of their own; gzip -9`,
    },
    {
      group,
      name: 'style sheets of all components',
      goal: 20,
      unit: 'kB',
      value: packed([...sheets.values()]),
      note: 'gzip -9, in one file',
    },
    {
      group,
      name: 'the same with theme, reset and fonts',
      goal: null,
      unit: 'kB',
      value: everything.styles,
      note: 'gzip -9, in one file',
    },
    ...(await measureSolver()),
  ]
}
