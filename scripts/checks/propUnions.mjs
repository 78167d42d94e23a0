/** @typedef {import('./tree.mjs').Source} Source */

/**
 * A property whose type is a union of literals.
 * @typedef {{ path: string, owner: string, prop: string, type: string }} PropUnion
 */

const place = /^packages\/ui\/src\/(components|templates)\/(?!pictures\/)[^/]+\/(?:[^/]+\/)*[^/]+\.tsx?$/
const notOfUse = /\.(test|stories|css)\.|\/(sample|Sample)|States\.tsx$/
const themePlace = /^packages\/ui\/src\/theme\/(?:[^/]+\/)*[^/]+\.ts$/
const literals = String.raw`(?:'[^'\n]+'|\d+(?:\.\d+)?)`

/**
 * Properties of exported interfaces and object types in ui whose type is a union of literals, inline or named, of the
 * component or of the theme.
 * @param {readonly Source[]} sources
 * @returns {PropUnion[]}
 */
export function findPropUnions(sources) {
  const files = sources.filter(({ path }) => place.test(path) && !notOfUse.test(path))
  const theme = sources.filter(({ path }) => themePlace.test(path) && !notOfUse.test(path))
  const named = new RegExp(
    String.raw`^export type (\w+) =\s*(?:\|?\s*${literals}(?:\s*\|\s*${literals})+|\(typeof \w+\)\[number\]|keyof typeof \w+)$`,
    'gm',
  )
  const names = new Set(
    [...theme, ...files].flatMap(({ text }) => [...text.matchAll(named)].map(([, name = '']) => name)),
  )
  const written = new RegExp(`^${literals}(?: \\| ${literals})+$`)
  const isUnion = (/** @type {string} */ type) => written.test(type) || names.has(type)
  return files.flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /^export (?:interface (\w+)[^\n]*\{\n([\s\S]*?)^\}|type (\w+)(?:<[^\n]*?>)? =(?! \()([^\n]*\{[\s\S]*?)\n(?=\n))/gm,
      ),
    ].flatMap(([, owner, body, alias, parts]) =>
      propsOf(body ?? parts ?? '')
        .map(([prop, type]) => ({
          path,
          owner: owner ?? alias ?? '',
          prop,
          type: type.replace(/ \| (?:null|undefined)$/, ''),
        }))
        .filter(({ type }) => isUnion(type)),
    ),
  )
}

/**
 * @param {string} body of an interface, or of a type made of objects
 * @returns {(readonly [prop: string, type: string])[]} each property once
 */
const propsOf = (body) => [
  ...new Map(
    [...body.matchAll(/\breadonly (\w+)\??: ([^\n;{}]+?)(?=\n| \}|;)/g)].map(([, prop = '', type = '']) => [
      prop,
      type,
    ]),
  ),
]

/**
 * Unions whose values occur in no type test.
 * @param {readonly PropUnion[]} unions
 * @param {string} tests the table of type tests: `expectTypeOf<Choice<ButtonProps, 'variant'>>()`
 * @returns {string[]} one line for each
 */
export function untestedUnions(unions, tests) {
  return unions
    .filter(
      ({ owner, prop }) =>
        !new RegExp(String.raw`<Choice<(?:${owner}(?:<[^,]*>)?|Extract<${owner}, \{[^}]*\}>), '${prop}'>>`).test(tests),
    )
    .map(({ path, owner, prop }) => `${path}: ${owner}.${prop}`)
}
