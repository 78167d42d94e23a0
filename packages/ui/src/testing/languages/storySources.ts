import { escaped } from '../escaped.ts'

/** Stories and their fixtures as they are written. What only they import is called sample, Sample…, …States or …Fixture. */
const sources: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../../**/*.stories.tsx',
    '../../**/sample*.{ts,tsx}',
    '../../**/Sample*.{ts,tsx}',
    '../../templates/*/*States.tsx',
    '../../templates/pictures/*.{ts,tsx}',
    '../../theme/**/*.ts',
    '!../../**/*.css.ts',
    '../*.tsx',
    '../token-pages/*.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
)

const resolve = (from: string, name: string): string =>
  new URL(name, `https://ui/${from.replaceAll('../', '')}`).pathname.slice(1)

const files = new Map(Object.entries(sources).map(([path, text]) => [path.replaceAll('../', ''), text]))

/** A story with the fixtures it takes in, directly or by way of others. */
const taken = (path: string, known: Set<string>): Set<string> => {
  const text = files.get(path)
  if (text === undefined || known.has(path)) return known
  known.add(path)
  for (const [, name = ''] of text.matchAll(/from '(\.[^']+)'/g)) taken(resolve(path, name), known)
  return known
}

/** What a play looks for and expects is no text of the story's own. */
const withoutQueries = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(
      /\b(?:(?:get|find|query)(?:All)?By\w+|to(?:Have|Be|Equal|Match)\w*)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g,
      '',
    )

/** The texts a source puts together: `Column “${name}”`, where something is said between the values. */
const composed = (source: string): readonly RegExp[] =>
  [...source.matchAll(/`([^`]*\$\{[^`]*)`/g)].flatMap(([, text = '']) => {
    const parts = text.split(/\$\{[^}]*\}/)
    return /\p{L}{3}/u.test(parts.join(' ')) ? [new RegExp(`^${parts.map(escaped).join('.+')}$`, 'u')] : []
  })

/**
 * Whether a text is the story's own: written in it or in its fixtures as a string or between tags. What ui says must be
 * in the person's language; what a story says is looked at by `findSampleEnglish.ts`.
 * @param path the story's file, as `import.meta.glob` names it in this folder
 */
export function createStoryReader(path: string): (text: string) => boolean {
  const written = [...taken(path.replaceAll('../', ''), new Set())]
    .map((name) => withoutQueries(files.get(name) ?? ''))
    .join('\n')
  const patterns = composed(written)
  return (text) => {
    const plain = escaped(text).replaceAll(/\s+/g, String.raw`\s+`)
    const literal = new RegExp(String.raw`(['"\`>}]|^)\s*${plain}\s*(['"\`<{]|$)`, 'm')
    return literal.test(written) || patterns.some((pattern) => pattern.test(text))
  }
}
