import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { filesBelow } from '../build/stamps.mjs'

/** One source file. @typedef {{ path: string, text: string }} Source */

const readable = /\.(ts|tsx|mjs|js|json|mdx?|graphql|sql|html|yml|css)$/

/**
 * Every hand-written file with its text.
 * @param {string} root the project's folder
 * @returns {Source[]}
 */
export function readTree(root) {
  const folders = [
    'packages',
    'e2e',
    'bench',
    'scripts',
    '.storybook',
    'docs',
    '.github',
    'README.md',
    'CONTRIBUTING.md',
  ]
  return filesBelow(root, [...folders, 'codegen.ts', 'vitest.config.ts', 'dependency-cruiser.config.mjs'])
    .filter((path) => readable.test(path) && !/\/public\/assets\/i18n\/|\/test-results\//.test(path))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
}

/**
 * @param {readonly Source[]} sources
 * @param {RegExp} where which paths are asked
 * @param {readonly { form: RegExp, why: string }[]} forbidden
 * @returns {string[]} one line for each hit, with path and line number
 */
export function findForbidden(sources, where, forbidden) {
  return sources
    .filter(({ path }) => where.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          forbidden
            .filter(({ form }) => form.test(line))
            .map(({ why }) => `${path}:${index + 1} ${why} ${line.trim().slice(0, 90)}`),
        ),
    )
}

/** Text that must not occur in the product or its source. */
export const foreignWords = [
  { form: /(^|[^\w.])\/work\//, why: 'A path of one machine:' },
  { form: /\/tmp\/somo/, why: 'A path of one machine:' },
  { form: /\bissue (#|no\. ?)?\d+\b/i, why: 'A number that means nothing in the repository:' },
  { form: /\bsub-?agents?\b|\bchat ?gpt\b|\bclaude\b|\banthropic\b|\bopenai\b/i, why: 'A foreign word:' },
  { form: /\bas an ai\b|\bthe (task|brief) (says|asks)\b|\bacceptance criteri/i, why: 'A foreign word:' },
]

/** APIs that turn strings into markup or code, forbidden in browser code (ASVS 5.0, 3.2.2). */
export const textAsCode = [
  {
    form: /\b(?:inner|outer)HTML\b|\binsertAdjacentHTML\b|\bdangerouslySetInnerHTML\b|\bcreateContextualFragment\b/,
    why: 'Markup made of a text:',
  },
  // The editor's method of this name parses elements, not strings.
  {
    form: /\bdocument\.write(?:ln)?\(|\bsrcdoc\b|\bDOMParser\b(?!\.fromSchema\b| \} from '@tiptap\/pm\/model')|\bsetHTMLUnsafe\b/i,
    why: 'Markup made of a text:',
  },
  {
    form: /\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*['"`]|['"`]javascript:/,
    why: 'Code made of a text:',
  },
]

/** Leftovers that must not be committed. */
export const leftovers = [
  { form: /\b(TODO|FIXME|XXX|HACK)\b/, why: 'Left undone:' },
  { form: /\b(it|test|describe)(\.\w+)*\.(skip|only|fixme|todo)\b/, why: 'A test that does not run:' },
  { form: /@ts-(ignore|nocheck)/, why: 'A type error put aside:' },
  {
    form: /\bwaitForTimeout\(|\bsetTimeout\(\s*(resolve|done)\s*,\s*\d{3,}/,
    why: 'Sleeping instead of waiting for something:',
  },
]

/** A test may expect a type error, to show that the types refuse something; other code may not. */
export const expectedTypeErrors = [{ form: /@ts-expect-error/, why: 'A type error put aside:' }]

const colour = String.raw`#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(`
const named = 'white|black|red|green|blue|gray|grey|yellow|orange|purple|violet'

/** Literals that style sheets outside theme/ must not contain. */
export const literalStyles = [
  { form: new RegExp(`['"\`][^'"\`]*(?:${colour})`, 'i'), why: 'A colour that is not from the contract:' },
  { form: new RegExp(`:\\s*['"](?:${named})['"]`, 'i'), why: 'A colour that is not from the contract:' },
  {
    form: /(?:^|[{,])\s*(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right|Top|Bottom)\w*|left|right|top|bottom):(?! number)/,
    why: 'A physical property; use the logical one:',
  },
  { form: /(?:^|[{,])\s*(?:textAlign|float|clear):\s*'(?:left|right)'/, why: 'A physical value; use start or end:' },
  { form: /^\s*fontFamily:\s*['"]/, why: 'A font that is not from the contract:' },
  {
    form: /\b(?:transition|animation)(?:Duration)?:\s*['"`][^'"`]*\b\d+m?s\b/,
    why: 'A duration that is not from the contract, so that reduced motion would not stop it:',
  },
]

/**
 * Styles that must be in a style sheet. A `style` attribute may set position and size only. Exception: a colour that is
 * content (of a unit, brand or setting).
 */
export const inlineLooks = [
  {
    form: /\bstyle=\{.*\b(?:color|background|backgroundImage|backgroundColor(?!: (?:colou?r|value) \})|border\w*|outline\w*|font\w*|boxShadow|textShadow|opacity|filter|padding\w*|margin\w*|gap|display|text[A-Z]\w+|transition\w*|animation\w*):/,
    why: 'A look in an element; it belongs to the style sheet beside it:',
  },
  {
    form: /\.style\.(?!backgroundColor = surfaces\[|colorScheme = )(?:color|background|border|outline|font|boxShadow|opacity|padding|margin|display|transition|animation)\w* = |setAttribute\('style'/,
    why: 'A look set by a script; it belongs to a style sheet:',
  },
]

/** Style sheets created at run time. The brand's rule is in theme/switching/brandSheet.ts. */
export const runtimeSheets = [
  {
    form: /createElement\(['"]style['"]\)|\.insertRule\(|\bCSSStyleSheet\(|\badoptedStyleSheets = |<style(?: [^>]*)?>[^`]/,
    why: 'A style sheet written at run time:',
  },
]

/** Expressions that a view must not contain. */
export const literalViews = [
  { form: /['"](?:LEARNER|EDUCATION_MANAGER|ADMIN)['"]/, why: 'A role in a view; rights live in the route table:' },
  {
    form: /\.toLocale(?:Date|Time)?String\(|\.get(?:UTC)?Month\(\)/,
    why: 'A date written by hand; use platform/locale:',
  },
]

/** Literal texts that a component of ui must not contain: its texts are in locale/ in every language, or props. */
export const spokenLiterals = [
  {
    form: /\s(?:aria-label|aria-description|aria-roledescription|aria-valuetext|alt|label|placeholder|title)=(?:"[^"]*\p{L}{2}|\{[`'](?:\$\{[^}]*\}|[^`'$\p{L}])*\p{L}{2})/u,
    why: 'A text in one language only; take it from locale/:',
  },
  // Key labels are equal in every language.
  {
    form: /<(?!KeyCap)\w+[^<>=]*(?:=(?:"[^"]*"|\{[^{}]*\})[^<>=]*)*>\s*\p{Lu}\p{L}+[^<>{}()=;]*<\//u,
    why: 'A text in one language only; take it from locale/:',
  },
  { form: /^\s+\p{Lu}\p{Ll}+(?: \p{L}+)*[.!?]?$/u, why: 'A text in one language only; take it from locale/:' },
]

/**
 * Documents that comments or prose name and that do not exist.
 * @param {string} root the project's folder
 * @param {readonly Source[]} sources
 * @returns {string[]}
 */
export function missingDocuments(root, sources) {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w/*<>-])((?:[\w.-]+\/)*[\w-]+\.md)\b/g)].flatMap(([, name = '']) => {
      const places = [name, join(dirname(path), name), join('docs', name), join('docs', basename(name))]
      return places.some((place) => existsSync(join(root, place))) ? [] : [`${path} names ${name}, which is not there.`]
    }),
  )
}

/**
 * Package versions outside the catalog of pnpm-workspace.yaml.
 * @param {readonly Source[]} sources
 * @returns {string[]}
 */
export function looseVersions(sources) {
  return sources
    .filter(({ path }) => basename(path) === 'package.json')
    .flatMap(({ path, text }) => {
      const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = JSON.parse(text)
      return Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies })
        .filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')
        .map(([name, version]) => `${path}: ${name} is ${version}; versions stand in the catalogue.`)
    })
}

/**
 * Test files without assertions.
 * @param {readonly Source[]} sources
 * @returns {string[]} their paths
 */
export function testsWithoutAssertion(sources) {
  const isTest = (/** @type {Source} */ { path }) => /\.(test|spec)\.(tsx?|mjs)$/.test(path)
  return sources.filter((source) => isTest(source) && !/\bexpect|\bassert/.test(source.text)).map(({ path }) => path)
}

/**
 * Components of ui without a story.
 * @param {readonly Source[]} sources
 * @returns {string[]} their folders
 */
export function componentsWithoutStory(sources) {
  const folders = new Map(/** @type {[string, boolean][]} */ ([]))
  for (const { path } of sources) {
    const folder = /^packages\/ui\/src\/components\/[^/]+/.exec(path)?.[0]
    if (folder === undefined) continue
    folders.set(folder, (folders.get(folder) ?? false) || path.endsWith('.stories.tsx'))
  }
  return [...folders].filter(([, hasStory]) => !hasStory).map(([folder]) => folder)
}
