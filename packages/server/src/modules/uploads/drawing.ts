// Drawings come from administrators alone. These bounds keep one that is badly made, or meant badly, from holding a
// processor for long: each filter step is work on every pixel.
const mostFilterSteps = 30
const mostElements = 50_000

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
export function isTooMuchWork(text: string): boolean {
  const steps = text.match(/<(?:[\w-]+:)?fe[A-Z]/g)?.length ?? 0
  return steps > mostFilterSteps || countElements(text) > mostElements
}

function countElements(text: string): number {
  let count = 0
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) count += 1
  return count
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
