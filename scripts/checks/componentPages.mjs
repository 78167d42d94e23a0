import { keyTable, pageOfComponent } from './keyTables.mjs'

/** @typedef {import('./tree.mjs').Source} Source */

const sections = [
  'When to use it',
  'Alternatives',
  'Anatomy',
  'Examples',
  "Do and don't",
  'Accessibility',
  'Content and languages',
  'Tokens',
  'Props',
]

/** The required paragraphs of the section "Accessibility", in this order. */
const answers = ['Pattern', 'Screen readers', 'Target', 'Forced colours']

const twoColumns = /^\| Do \| Don't \|\n\|---\|---\|\n\|.*\S.*\|/m
/** The sentence that replaces the key table of components without focus and keys. */
const keyless = /^It takes no focus and no key\./m

/** The text of each section by its heading. @param {string} text @returns {Map<string, string>} */
const sectionsOf = (text) =>
  new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')).trim(), part.slice(part.indexOf('\n')).trim()]),
  )

/**
 * Names in the section "Anatomy": `data-component` of the roots, further attributes, and parts.
 * @param {string} anatomy
 */
const namesIn = (anatomy) => ({
  roots: [...anatomy.matchAll(/`data-component="(\w+)"`/g)].map(([, name = '']) => name),
  attributes: [...anatomy.matchAll(/`(data-(?!component|part)[\w-]+)/g)].map(([, name = '']) => name),
  parts: [...anatomy.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
  ),
})

/**
 * Names on the page that do not exist in the code.
 * @param {string} anatomy @param {string} own the code of the component's folder @param {string} all the code of all of ui
 * @returns {string[]}
 */
function missingNames(anatomy, own, all) {
  const { roots, attributes, parts } = namesIn(anatomy)
  const stands = (/** @type {string} */ code, /** @type {string} */ name) =>
    code.includes(`"${name}"`) || code.includes(`'${name}'`)
  return [
    ...roots.filter((name) => !stands(own, name)).map((name) => `nothing carries data-component="${name}"`),
    ...attributes.filter((name) => !new RegExp(`\\b${name}\\b`).test(own)).map((name) => `nothing carries ${name}`),
    // A part may come from a component that it uses, such as the label of Field.
    ...parts
      .filter((name) => !stands(all, name) && !new RegExp(`\\b${name}\\b`).test(own))
      .map((name) => `there is no part "${name}"`),
  ]
}

/**
 * A `data-part` attribute that is set: a literal, an expression, or a spread property. Selectors in brackets are
 * ignored.
 */
const setPart = /(?<!\[)data-part(?:="([\w-]+)"|=\{([^}\n]*)\}|': ([^,\n}]*))/g

/**
 * Parts in the code that the page does not mention. Values of variables are not found.
 * @param {string} anatomy @param {string} own the code of the component's folder
 * @returns {string[]}
 */
function undocumentedParts(anatomy, own) {
  const drawn = [...own.matchAll(setPart)].flatMap(([, value, ...expressions]) => {
    if (value !== undefined) return [value]
    return [...expressions.join('').matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)
  })
  const isDocumented = (/** @type {string} */ name) =>
    anatomy.includes(`\`${name}\``) || anatomy.includes(`data-part="${name}"`)
  return [...new Set(drawn)]
    .filter((name) => !isDocumented(name))
    .map((name) => `its page does not tell the part "${name}"`)
}

/** @param {Source} page @param {string} component @returns {string[]} */
function errorsOf({ text }, component) {
  const parts = sectionsOf(text)
  if (!text.includes(`\n# ${component}\n`)) return ['its name is not the title']
  if ([...parts.keys()].join('; ') !== sections.join('; ')) return [`its sections are ${[...parts.keys()].join(', ')}`]
  const accessibility = parts.get('Accessibility') ?? ''
  const places = answers.map((answer) => accessibility.search(new RegExp(`^\\*\\*${answer}\\.\\*\\* \\S`, 'm')))
  return [
    ...[...parts].filter(([, words]) => words === '').map(([section]) => `${section} is empty`),
    ...(twoColumns.test(parts.get("Do and don't") ?? '') ? [] : ["no table of Do and Don't"]),
    ...answers.filter((_, index) => places[index] === -1).map((answer) => `Accessibility does not tell ${answer}`),
    ...(places.some((place, index) => place !== -1 && place < Math.max(-1, ...places.slice(0, index)))
      ? ['Accessibility tells things in another order']
      : []),
    ...(keyTable.test(accessibility) || keyless.test(accessibility)
      ? []
      : ['Accessibility has no key table and does not say that there are no keys']),
  ]
}

/**
 * Checks the documentation pages: each component folder has one page of its name with the same sections in the same
 * order, the required paragraphs, only names that exist in the code, and every part of the code.
 * @param {readonly Source[]} sources
 * @returns {string[]} one line an error
 */
export function pageErrors(sources) {
  const components = new Set(
    sources.flatMap(({ path }) => /^packages\/ui\/src\/components\/([^/]+)\//.exec(path)?.[1] ?? []),
  )
  const code = sources.filter(({ path }) =>
    /^packages\/ui\/src\/components\/[^/]+\/(?!.*\.(?:test|stories)\.).*\.tsx?$/.test(path),
  )
  const all = code.map(({ text }) => text).join('\n')
  return [...components].flatMap((component) => {
    const own = code
      .filter(({ path }) => path.startsWith(`packages/ui/src/components/${component}/`))
      .map(({ text }) => text)
      .join('\n')
    const page = sources.find(({ path }) => pageOfComponent.exec(path)?.[1] === component)
    if (page === undefined) return [`${component}: it has no page`]
    const anatomy = sectionsOf(page.text).get('Anatomy') ?? ''
    const errors = [
      ...errorsOf(page, component),
      ...missingNames(anatomy, own, all),
      ...undocumentedParts(anatomy, own),
    ]
    return errors.map((error) => `${component}: ${error}`)
  })
}

/** The groups below "Components" in Storybook's sidebar; a flat list would render every row at each start. */
const groups = new Set([
  'Actions',
  'Fields',
  'Overlays',
  'Feedback',
  'Navigation',
  'Collections',
  'Marks',
  'Foundations',
])

/**
 * Stories of components outside these groups, by folder name.
 * @param {readonly Source[]} sources
 * @returns {string[]} one line an error
 */
export const titleErrors = (sources) =>
  sources.flatMap(({ path, text }) => {
    const folder = /^packages\/ui\/src\/components\/([^/]+)\/.*\.stories\.tsx$/.exec(path)?.[1]
    const [root, group = '', name] = /^\s*title: '([^']*)'/m.exec(text)?.[1]?.split('/') ?? []
    return folder === undefined || root !== 'Components' || (groups.has(group) && name === folder)
      ? []
      : [`${path}: its title is not Components, a group and ${folder}`]
  })
