import type { ImportDelimiter } from '@somo/graphql/schema'

/** How each delimiter is written. */
export const delimiterSigns = {
  SEMICOLON: ';',
  COMMA: ',',
  TAB: '\t',
  PIPE: '|',
} as const satisfies Readonly<Record<ImportDelimiter, string>>

const names = ['SEMICOLON', 'COMMA', 'TAB', 'PIPE'] as const satisfies readonly ImportDelimiter[]

/** How often a sign stands in each record of a text, outside quotes. */
function countPerRecord(text: string, sign: string, most: number): number[] {
  const counts: number[] = []
  let count = 0
  let isQuoted = false
  for (let index = 0; index < text.length && counts.length < most; index += 1) {
    const letter = text[index]
    if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && letter === sign) count += 1
    else if (!isQuoted && (letter === '\n' || letter === '\r')) {
      if (text[index - 1] !== '\r' || letter === '\r') counts.push(count)
      count = 0
    }
  }
  return counts.length === 0 ? [count] : counts
}

/** Finds out what stands between the cells: the sign of which most records have as many as the header. */
export function guessDelimiter(text: string): ImportDelimiter {
  let best: { name: ImportDelimiter; score: number } = { name: 'COMMA', score: 0 }
  for (const name of names) {
    const counts = countPerRecord(text, delimiterSigns[name], 100)
    const [header = 0] = counts
    if (header === 0) continue
    const same = counts.filter((count) => count === header).length / counts.length
    const score = same * 1000 + Math.min(header, 100)
    if (score > best.score) best = { name, score }
  }
  return best.name
}

/** The line `sep=;` that spreadsheets write before the header, for themselves; null where there is none. */
export function readSeparatorLine(
  text: string,
): { readonly delimiter: ImportDelimiter; readonly length: number } | null {
  const found = /^sep=(.)(\r\n|\n|\r)/i.exec(text)
  const name = names.find((each) => delimiterSigns[each] === found?.[1])
  return found === null || name === undefined ? null : { delimiter: name, length: found[0].length }
}
