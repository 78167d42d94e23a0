import type { ImportDelimiter } from '@somo/graphql/schema'

const signs = { SEMICOLON: ';', COMMA: ',', TAB: '\t', PIPE: '|' } as const satisfies Readonly<
  Record<ImportDelimiter, string>
>

/**
 * The cells that a torn row was probably meant to have, to be looked at and sent. One whose quote was never closed is
 * kept as the text of its line; cut at what parts cells, its cells are most often right but for the quote.
 */
export function mendTorn(
  cells: readonly string[],
  delimiter: ImportDelimiter | null,
  width: number,
): readonly string[] {
  const [line = '', ...others] = cells
  if (delimiter === null || others.length > 0 || width < 2) return cells
  return line.split(signs[delimiter]).map((cell) => cell.trim().replaceAll(/^"|"$/g, '').replaceAll('""', '"'))
}
