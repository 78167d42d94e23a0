import { parseLine, type LegalLine } from './legalLine.ts'

/** A part of a text, in the order of reading. */
export type LegalBlock =
  /** 2 for a heading of the text, 3 for one below it. */
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly line: LegalLine }
  /** Its lines stay lines: an imprint is mostly an address. */
  | { readonly kind: 'paragraph'; readonly lines: readonly LegalLine[] }
  /** Numbered from `start` on; null for bullets. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly LegalLine[] }

const heading = /^(#{2,6})\s+(?=\S)/
const bullet = /^[-*•]\s+(?=\S)/
const numbered = /^(\d{1,3})[.)]\s+(?=\S)/

interface Open {
  readonly kind: 'paragraph' | 'bullets' | 'numbers'
  readonly start: number
  readonly lines: LegalLine[]
}

/**
 * Reads a legal or help text as it is kept: paragraphs with empty lines between, headings that begin with ## or ###,
 * lists whose lines begin with a hyphen or a number, **bold**, *italic*, links as `[words](https://…)`,
 * `[words](mailto:…)` or bare https addresses. Everything else stays the text it is; a backslash keeps a sign from
 * meaning anything. Whoever shows the pieces escapes them. Server page and app share this function.
 */
export function parseLegalText(body: string): LegalBlock[] {
  const blocks: LegalBlock[] = []
  let open: Open | null = null
  const close = (): void => {
    if (open !== null) blocks.push(toBlock(open))
    open = null
  }
  const add = (kind: Open['kind'], line: string, start = 1): void => {
    if (open === null || open.kind !== kind) {
      close()
      open = { kind, start, lines: [] }
    }
    open.lines.push(parseLine(line))
  }
  for (const raw of body.normalize('NFC').split(/\r\n|\r|\n/)) {
    const line = raw.trim()
    const [start, marks] = heading.exec(line) ?? []
    const [item, number] = numbered.exec(line) ?? []
    if (line === '') close()
    else if (start !== undefined) {
      close()
      blocks.push({ kind: 'heading', level: marks === '##' ? 2 : 3, line: parseLine(line.slice(start.length)) })
    } else if (bullet.test(line)) add('bullets', line.replace(bullet, ''))
    else if (item !== undefined) add('numbers', line.slice(item.length), Number(number))
    else add('paragraph', line)
  }
  close()
  return blocks
}

function toBlock({ kind, start, lines }: Open): LegalBlock {
  if (kind === 'paragraph') return { kind, lines }
  return { kind: 'list', start: kind === 'numbers' ? start : null, items: lines }
}
