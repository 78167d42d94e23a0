import { isAbsolute, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { leanStyles } from '../packages/app/build/leanStyles.ts'
import { gzipKilobytes } from './bundle.ts'

export const source = join(import.meta.dirname, '../packages/ui/src')

/** Output of a build, compressed, in kB. */
interface Sizes {
  /** The entry with its static imports. */
  readonly script: number
  /** Chunks that are loaded on demand. */
  readonly later: number
  readonly styles: number
}

/** The bundler's chunk loader, which a page has once. */
const leaveOutBundler: Plugin = {
  name: 'somo-leave-out-bundler',
  enforce: 'pre',
  resolveId: (id) => (id.includes('vite/preload-helper') ? { id: 'preload-helper', external: true } : null),
}

/** Builds one entry for production; `isOwn` decides by absolute path what is counted. */
export async function sizesOf(entry: string, isOwn: (path: string) => boolean): Promise<Sizes> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: source,
    plugins: [leaveOutBundler, leanStyles(), react()],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        // Keeps all exports of a component, although the entry uses none.
        preserveEntrySignatures: 'strict',
        external: (id, importer) =>
          importer !== undefined && !id.includes('.css') && !isOwn(isAbsolute(id) ? id : join(importer, '..', id)),
      },
    },
  })
  const files = (Array.isArray(built) ? built : 'output' in built ? [built] : []).flatMap(({ output }) => output)
  const chunks = files.filter((file) => file.type === 'chunk')
  const atOnce = new Set<string>()
  const visit = (name: string): void => {
    if (atOnce.has(name)) return
    atOnce.add(name)
    for (const each of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) visit(each)
  }
  for (const { fileName, isEntry } of chunks) if (isEntry) visit(fileName)
  const codeOf = (matches: (name: string) => boolean): number =>
    packed(chunks.filter(({ fileName }) => matches(fileName)).map(({ code }) => code))
  return {
    script: codeOf((name) => atOnce.has(name)),
    later: codeOf((name) => !atOnce.has(name)),
    styles: packed(
      files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [])),
    ),
  }
}

/** Compressed size of several texts together, in kB. */
export const packed = (texts: readonly string[]): number =>
  texts.length === 0 ? 0 : gzipKilobytes(new TextEncoder().encode(texts.join('\n')))
