import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { boot, type HintStorage } from './boot.ts'

/** A document with as much as the first paint touches; the style sheets only remember their text. */
const emptyDocument = () => {
  class Sheet {
    text = ''
    readonly cssRules: readonly { readonly name: string }[] = [{ name: 'somo.brand' }]
    replaceSync(text: string): void {
      this.text = text
    }
  }
  const sheets: Sheet[] = []
  const root = { dataset: {} as Record<string, string>, lang: 'en' }
  const document = {
    documentElement: root,
    adoptedStyleSheets: sheets,
    defaultView: { CSSStyleSheet: Sheet },
    querySelector: () => null,
  }
  return { document, root, text: () => document.adoptedStyleSheets.map((sheet) => sheet.text).join('') }
}

const start = (hints: Readonly<Record<string, string>> | null) => {
  const made = emptyDocument()
  const storage: HintStorage = hints === null ? null : { getItem: (key) => hints[key] ?? null }
  // The sketch of a document has all the members that boot reads; the browser's own type asks for hundreds.
  boot(storage, made.document as unknown as Document)
  return made
}

describe('the first paint', () => {
  it('shows the theme, the colour and the language of the last visit', () => {
    const { root, text } = start({ 'somo.theme': '{"name":"dark","primary":"#f5c400"}', 'somo.locale': 'sw' })
    expect(root).toEqual({ dataset: { theme: 'dark' }, lang: 'sw' })
    expect(text()).toContain('--somo-brand-exact:#f5c400')
  })

  it.each([
    ['no hints', {}],
    ['no storage', null],
    ['a broken hint', { 'somo.theme': '{', 'somo.locale': '<script>' }],
    ['hints of other kinds', { 'somo.theme': '"dark"', 'somo.locale': '' }],
    ['unknown values', { 'somo.theme': '{"name":"sepia","primary":"red;}*{display:none}"}' }],
  ])('shows the defaults with %s', (_case, hints) => {
    const { root, text } = start(hints)
    expect(root).toEqual({ dataset: { theme: 'default' }, lang: 'en' })
    expect(text()).toBe('')
  })

  it('shows the defaults where the browser refuses storage', () => {
    const { document, root } = emptyDocument()
    const refusing: HintStorage = {
      getItem: () => {
        throw new Error('refused')
      },
    }
    boot(refusing, document as unknown as Document)
    expect(root.dataset).toEqual({ theme: 'default' })
  })
})

it('weighs less than 3 kB when packed, the solver of colours among it', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: new URL('./boot.ts', import.meta.url).pathname, name: 'boot', formats: ['iife'] },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const code = output?.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('') ?? ''
  expect(code).toContain('somo.theme')
  expect(gzipSync(code, { level: 9 }).byteLength).toBeLessThan(3000)
})
