// What a drawing may hold of each kind, far above what logos have. Each step of a filter is work on every pixel, and a
// copy of a copy doubles with every level, so a renderer may take hours for a small file.
const most: readonly (readonly [pattern: RegExp, count: number])[] = [
  [/<(?:[\w-]+:)?fe[A-Z]/g, 20],
  [/<(?:[\w-]+:)?filter[\s/>]/g, 10],
  [/\bfilter\s*[=:]/g, 20],
  [/<(?:[\w-]+:)?use[\s/>]/g, 50],
  [/<(?:[\w-]+:)?mask[\s/>]/g, 10],
  [/\bmask\s*[=:]/g, 20],
  [/<(?:[\w-]+:)?pattern[\s/>]/g, 10],
  [/<(?:[\w-]+:)?marker[\s/>]/g, 10],
  [/<(?:[\w-]+:)?image[\s/>]/g, 5],
]
const mostElements = 10_000
const mostLevels = 40
// Older programs declare the addresses of their name spaces as entities; one that holds markup hides what is counted here.
const entityWithMarkup = /<!ENTITY\s+(?:%\s+)?[^\s"'>]+\s+(?:"[^"]*?[<&]|'[^']*?[<&])/

/** The text of an SVG file as one may look at it; null where the content is no such text. */
export function readDrawing(content: Buffer): string | null {
  // Other encodings could hide from what looks at the text here what the renderer then reads.
  if (content.includes(0)) return null
  const text = content.toString('utf8').replace(/^\uFEFF/, '')
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)/.exec(text)?.[1]?.toLowerCase()
  if (declared !== undefined && !['utf-8', 'us-ascii', 'iso-8859-1'].includes(declared)) return null
  return /^(?:[\w-]+:)?svg[\s/>]/.test(text.slice(findRoot(text))) ? text : null
}

/** True for a drawing that asks for more work than any logo does. */
export function isTooComplex(text: string): boolean {
  if (entityWithMarkup.test(text)) return true
  for (const [pattern, count] of most) if ((text.match(pattern)?.length ?? 0) > count) return true
  const { elements, levels } = countElements(text)
  return elements > mostElements || levels > mostLevels
}

function countElements(text: string): { elements: number; levels: number } {
  let elements = 0
  let level = 0
  let levels = 0
  for (const [tag] of text.matchAll(/<[^!?][^>]*>?/g)) {
    if (tag.startsWith('</')) level -= 1
    else {
      elements += 1
      if (!tag.endsWith('/>')) level += 1
      levels = Math.max(levels, level)
    }
  }
  return { elements, levels }
}

/** Where the name of the root element begins: behind declaration, comments and document type; the length where none is. */
function findRoot(text: string): number {
  let at = 0
  for (;;) {
    const start = text.indexOf('<', at)
    if (start === -1 || text.slice(at, start).trim() !== '') return text.length
    const end = endOfProlog(text, start)
    if (end === null) return start + 1
    at = end
  }
}

/** Where a part of the prolog that begins here ends; null where an element begins. */
function endOfProlog(text: string, start: number): number | null {
  const after = (mark: string): number => {
    const found = text.indexOf(mark, start)
    return found === -1 ? text.length : found + mark.length
  }
  if (text.startsWith('<!--', start)) return after('-->')
  if (text.startsWith('<?', start)) return after('?>')
  if (!text.startsWith('<!', start)) return null
  const subset = text.indexOf('[', start)
  return subset !== -1 && subset < after('>') ? text.indexOf('>', after(']')) + 1 || text.length : after('>')
}
