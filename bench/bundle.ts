import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from './figures.ts'

/** One file of the build in Vite's manifest. */
export interface Chunk {
  readonly file: string
  readonly name?: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

/** Folder of the built app. */
export const dist = join(import.meta.dirname, '../packages/app/dist')

/** Size in kB (1000 bytes) after gzip at its best compression. */
export const gzipKilobytes = (content: Uint8Array): number => gzipSync(content, { level: 9 }).length / 1000

/**
 * Download sizes from the build's manifest: the scripts of index.html with their static imports, and the chunk `app`,
 * which the entry loads once sign-in is certain, with the dashboard. Files that the dashboard loads later are not
 * included.
 */
export function measureBundle(): Figure[] {
  const manifest = readManifest(join(dist, '.vite/manifest.json'))
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const named = [...page.matchAll(/<script[^>]* src="\/?([^"]+)"/g)].map(([, file = '']) => file)
  const entry = keysWhere(manifest, ({ file }) => named.includes(file))
  const app = keysWhere(manifest, ({ name, file }) => name === 'app' && file.endsWith('.js'))
  if (entry.length === 0 || app.length === 0) throw new Error('The build has no entry, or no chunk named app.')
  const dashboard = keysWhere(
    manifest,
    ({ src }) => src?.includes('features/dashboard/') === true && !src.includes('/lazy/'),
  )
  const before = closure(manifest, entry)
  const whole = closure(manifest, [...entry, ...app, ...dashboard])
  // One file per language: React Aria's own, and ours for Swahili.
  const words = keysWhere(manifest, ({ src = '' }) => /\/i18n\/[\w-]+\.mjs$|\/locale\/sw\.ts$/.test(src)).map(
    (key) => closure(manifest, [key]).scripts,
  )
  if (words.length === 0) throw new Error('The build has no words of React Aria.')
  const others = named.filter((file) => !before.scripts.has(file))
  const group = 'manifest'
  const note = 'gzip -9; the scripts of the page and what they import at once'
  const scripts = (files: ReadonlySet<string>): number => sizeOf([...files, ...others])
  return [
    { group, name: 'script before the sign-in redirect', goal: 100, unit: 'kB', value: scripts(before.scripts), note },
    {
      group,
      name: 'script to the dashboard',
      goal: 195,
      unit: 'kB',
      value: scripts(whole.scripts),
      note: `${note}, and the app`,
    },
    {
      group,
      name: "React Aria's words in what is loaded first",
      goal: 0,
      unit: 'kB',
      value: sizeOf(words.flatMap((files) => [...files]).filter((file) => whole.scripts.has(file))),
      note,
    },
    {
      group,
      name: "React Aria's words of a language, largest",
      goal: 3,
      unit: 'kB',
      value: Math.max(...words.map((files) => sizeOf([...files]))),
      note: `gzip -9; ${words.length} languages, each fetched by itself`,
    },
    {
      group,
      name: 'style sheets to the dashboard',
      goal: 8,
      unit: 'kB',
      value: sizeOf([...whole.styles]),
      note: 'gzip -9',
    },
    ...measureTexts(),
  ]
}

/** Message files of a language: the first file and those of the screens (decision 0060). */
function measureTexts(): Figure[] {
  const files = readdirSync(join(dist, 'assets/i18n'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )
  const figureOf = (name: string, matches: (file: string) => boolean): Figure => {
    const sizes = files.filter(matches).map((file) => ({ file, kilobytes: sizeOf([join('assets/i18n', file)]) }))
    const [worst] = sizes.toSorted((one, other) => other.kilobytes - one.kilobytes)
    return {
      group: 'texts',
      name,
      goal: 25,
      unit: 'kB',
      value: worst?.kilobytes ?? null,
      note: `gzip -9; ${worst?.file}, the largest of ${sizes.length} files`,
    }
  }
  return [
    figureOf('of a language that come first', (file) => !file.includes(sep)),
    figureOf('of a screen', (file) => file.includes(sep)),
  ]
}

/** Files of the build by manifest key. */
export type Manifest = ReadonlyMap<string, Chunk>

/** @throws where the app was built without one. */
export function readManifest(file: string): Manifest {
  if (!existsSync(file)) throw new Error('packages/app/dist has no manifest; the app is built with build.manifest.')
  // Vite wrote the manifest in this build, so its documented form is trusted.
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>))
}

/** The requested keys, in the order of the manifest. */
export const keysWhere = (manifest: Manifest, matches: (chunk: Chunk) => boolean): string[] =>
  [...manifest].filter(([, chunk]) => matches(chunk)).map(([key]) => key)

/** These chunks and all their static imports. */
export function closure(manifest: Manifest, entries: readonly string[]): { scripts: Set<string>; styles: Set<string> } {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    for (const each of manifest.get(key)?.imports ?? []) visit(each)
  }
  for (const key of entries) visit(key)
  const chunks = [...seen].flatMap((key) => manifest.get(key) ?? [])
  return {
    scripts: new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
    styles: new Set(chunks.flatMap(({ css }) => css ?? [])),
  }
}

/** Total compressed size in kB. */
export const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipKilobytes(readFileSync(join(dist, file))), 0)
