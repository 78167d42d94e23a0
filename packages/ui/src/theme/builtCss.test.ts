import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { vars } from './contract.css.ts'

/** The style sheets of ui as a build writes them: every component, every template and the global styles. */
const buildCss = async (): Promise<{ readonly css: string; readonly files: readonly string[] }> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    // The names that this test reads from the contract.
    plugins: [vanillaExtractPlugin({ identifiers: 'debug' })],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rollupOptions: { input: fileURLToPath(new URL('../testing/everyStyle.ts', import.meta.url)) },
    },
  })
  const outputs = (Array.isArray(built) ? built : 'output' in built ? [built] : []).flatMap(({ output }) => output)
  const css = outputs.map((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '',
  )
  return { css: css.join('\n'), files: outputs.map(({ fileName }) => fileName) }
}

let css = ''
let files: readonly string[] = []
beforeAll(async () => {
  ;({ css, files } = await buildCss())
}, 60_000)

/** The style sheet without what stands inside braces, which leaves its outermost rules. */
const outermost = (text: string): readonly string[] => {
  const preludes: string[] = []
  let depth = 0
  let prelude = ''
  for (const character of text.replaceAll(/\/\*[\s\S]*?\*\//g, '')) {
    if (character === '{' && depth === 0) preludes.push(prelude.trim())
    depth += character === '{' ? 1 : character === '}' ? -1 : 0
    prelude = depth > 0 || character === '}' || character === ';' ? '' : prelude + character
  }
  return preludes
}

/** A list of selectors at its commas, a selector at its combinators: where no bracket is open. */
const parted = (text: string, at: RegExp): readonly string[] => {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    depth += '(['.includes(character) ? 1 : ')]'.includes(character) ? -1 : 0
    if (depth === 0 && at.test(character)) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.filter((part) => part.trim() !== '')
}

/** What each rule is asked of: the last part of its selector, without what pseudo-classes ask further. */
const subjects = (text: string): readonly string[] => {
  const preludes = [...text.matchAll(/(?<=^|[{};])([^{};@]+)\{/g)].map(([, prelude = '']) => prelude.trim())
  const selectors = preludes
    .filter((prelude) => !/^(?:from|to|[\d.]+%)/.test(prelude))
    .flatMap((prelude) => parted(prelude, /,/))
  return selectors.map((selector) => parted(selector.trim(), /[\s>+~]/).at(-1) ?? '')
}

describe('the built style sheets', () => {
  it('keep every rule in a layer of Somo; only font faces stand outside', () => {
    const rules = outermost(css)
    expect(rules.length).toBeGreaterThan(20)
    const outside = rules.filter((rule) => !/^@layer somo\.(reset|theme|brand|components|layout|utilities)$/.test(rule))
    expect(outside.filter((rule) => rule !== '@font-face' && !rule.startsWith('@keyframes'))).toEqual([])
  })

  it('bring the four files of Inter with them and ask no other host', () => {
    const fonts = files.filter((file) => file.endsWith('.woff2'))
    expect(fonts).toHaveLength(4)
    expect(fonts.every((file) => file.includes('-opsz-'))).toBe(true)
    expect(css).not.toMatch(/https?:\/\//)
    expect(css.match(/font-display: swap/g)).toHaveLength(4)
  })

  it('map every colour of the contract to the system where colours are forced', () => {
    const names = Object.values({ ...vars.color, ...vars.brand, ...vars.danger }).map((name) => `${name.slice(4, -1)}:`)
    const blocks = css.split('(forced-colors: active)').slice(1)
    expect(blocks.filter((block) => names.every((name) => block.includes(name)))).not.toHaveLength(0)
  })

  it('use no physical left and right, so that a right-to-left language would work', () => {
    expect(css).not.toMatch(
      /(?:margin|padding|border)-(?:left|right)\b|[;{\s](?:left|right):|(?:text-align|float|clear): (?:left|right)\b/,
    )
  })

  it('move by the durations of the contract alone, which reduced motion sets to nothing', () => {
    const tokens = new Set<string>(Object.values(vars.duration))
    const moves = [...css.matchAll(/[;{\s](?:-webkit-)?(?:transition|animation)(?:-duration)?: ([^;}]+)/g)].map(
      ([, value = '']) => value,
    )
    expect(moves.length).toBeGreaterThan(20)
    // The first time of each is its duration, a second one its delay.
    const first = (move: string): string => /var\([^)]+\)|(?<![\w.-])[\d.]+m?s\b/.exec(move)?.[0] ?? move.trim()
    const own = moves.flatMap((value) => value.split(/,(?![^(]*\))/)).filter((move) => !tokens.has(first(move)))
    expect(own.filter((move) => move.trim() !== 'none')).toEqual([])
    const still = css
      .split('(prefers-reduced-motion: reduce)')
      .slice(1)
      .map((part) => part.slice(0, part.indexOf('}')))
    const names = Object.entries(vars.duration).map(
      ([name, token]) => `${token.slice(4, -1)}: ${name === 'fade' ? 80 : 0}ms`,
    )
    expect(still.filter((block) => names.every((name) => block.includes(name)))).toHaveLength(1)
  })

  it('ask no element for a rule by nothing but what it is, has inside or stands in', () => {
    const all = subjects(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
    expect(all.length).toBeGreaterThan(1000)
    const named = /^[a-z]|[.#[]/
    const bare = all.filter(
      (subject) => !named.test(subject.replaceAll(/::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, '')),
    )
    // Grey where colours are forced, and what stands below a notice of the frame: both are left at once elsewhere.
    const rare = /^:is\(\[aria-disabled|^:not\(\.AppShell_/
    // The box of everything; a browser keeps rules for the root and for the focus apart.
    expect([...new Set(bare)].filter((subject) => !rare.test(subject)).toSorted()).toEqual([
      '*',
      ':focus-visible',
      ':root',
    ])
  })

  it('draw the focus as an outline and nowhere as a shadow', () => {
    expect(css).toMatch(/:focus-visible\s*\{[^}]*outline: 2px solid var\(--somo-brand-border\)/)
  })
})
