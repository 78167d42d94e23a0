import { CsvError, parse } from 'csv-parse/sync'
import { readGuarded } from '../../tables/formulaCells.ts'

/** A record of a file. `cells` is null where it cannot be read, such as after a quote that never ends. */
export interface FileRecord {
  /** Where it begins, the header being on line 1 (of an XLSX file its row). */
  readonly line: number
  readonly cells: readonly string[] | null
  /** As it stands in the file; only of what cannot be read. */
  readonly raw?: string
  /** Which cells are numbers by their kind; absent where the file knows of texts alone. */
  readonly numbers?: ReadonlySet<number>
}

interface Line {
  readonly text: string
  readonly number: number
  readonly quotes: number
}

// A cell may hold line breaks, but a quote that is still open after so much was never meant to be one.
const mostLines = 200
// No row is longer; to look for its end again and again would take hours.
const longestLine = 1024 * 1024
const mostLetters = 128 * 1024
const batchSize = 500

/** Cuts a text into its lines, each with what ends it. */
async function* cutLines(texts: AsyncIterable<string>): AsyncGenerator<Line> {
  let rest = ''
  let number = 1
  const take = (text: string): Line => ({ text, number: number++, quotes: text.split('"').length - 1 })
  for await (const text of texts) {
    rest += text
    let from = 0
    // The sign after a last \r is not here yet: it may be its \n.
    for (const found of rest.matchAll(/\r\n|\n|\r(?!$)/g)) {
      const end = found.index + found[0].length
      yield take(rest.slice(from, end))
      from = end
    }
    rest = rest.slice(from)
    if (rest.length < longestLine) continue
    yield take(rest)
    rest = ''
  }
  if (rest !== '') yield take(rest)
}

const escaped = (sign: string): string => sign.replaceAll(/[|\\^$.*+?()[\]{}]/g, '\\$&')

/** Puts quotes around cells such as ="00012", by which spreadsheets keep zeros: CSV lets no quote stand within a bare cell. */
function quoteFormulaTexts(text: string, delimiter: string): string {
  if (!text.includes('="')) return text
  const sign = escaped(delimiter)
  return text.replaceAll(new RegExp(`(^|${sign})="([^"\r\n]*)"(?=${sign}|$)`, 'gm'), '$1"=""$2"""')
}

/** A cell as it is meant: without the guard against formulas, and ="00012" as the text it shows. */
const readCell = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? readGuarded(cell)

function parseRecords(text: string, delimiter: string): readonly string[][] | null {
  try {
    const ends = ['\r\n', '\n', '\r']
    const records = parse(quoteFormulaTexts(text, delimiter), {
      delimiter,
      record_delimiter: ends,
      relax_column_count: true,
      skip_empty_lines: true,
      bom: false,
    })
    return records.map((cells) => cells.map(readCell))
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

/** How the records of a file look: what parts the cells, and how many cells its first record has (0 before it was read). */
interface Shape {
  readonly delimiter: string
  width: number
}

interface Piece {
  readonly line: number
  readonly lines: readonly Line[]
}

const nothing: Piece = { line: 0, lines: [] }
const textOf = ({ lines }: Piece): string => lines.map(({ text }) => text).join('')
const bare = ({ text }: Line): string => text.replace(/[\r\n]+$/, '')

/**
 * True where a quote that was never shut has swallowed rows: a line within the cell has by itself as many cells as the
 * file has columns. A text of several lines seldom looks like that, and hardly ever in each of its lines. The line that
 * shuts a quote in its first cell tells nothing: behind a text in the first column stand all the other columns.
 */
function hasSwallowed({ lines }: Piece, cells: number, { delimiter, width }: Shape): boolean {
  if (width < 2 || lines.length < 2) return false
  const cut = lines.slice(1).map((line) => bare(line).split(delimiter))
  if (cut.at(-1)?.[0]?.includes('"') === true) cut.pop()
  const behind = cut.filter((row) => row.some((cell) => cell.trim() !== ''))
  const alike = behind.filter((row) => row.length === width).length
  if (cells !== width) return alike > 0
  return alike === behind.length && (alike > 1 || (alike === 1 && width > 2))
}

/** Lines that make one record together: its quotes are in pairs. */
class Gathering {
  #lines: Line[] = []
  #quotes = 0
  #letters = 0

  /** Takes a line in; answers the piece that is whole with it, or what has to be given up as one. */
  add(line: Line): 'open' | 'whole' | 'lost' {
    this.#lines.push(line)
    this.#quotes += line.quotes
    this.#letters += line.text.length
    if (this.#quotes % 2 === 0) return 'whole'
    return this.#lines.length > mostLines || this.#letters > mostLetters ? 'lost' : 'open'
  }

  take(): Piece {
    const lines = this.#lines
    this.#lines = []
    this.#quotes = 0
    this.#letters = 0
    return { line: lines[0]?.number ?? 0, lines }
  }
}

/** Reads pieces one by one; of one that cannot be read its first line is given up and the rest is tried again. */
function* readApart(pieces: readonly Piece[], shape: Shape): Generator<FileRecord> {
  for (const piece of pieces) {
    const records = parseRecords(textOf(piece), shape.delimiter)
    const [record, ...more] = records ?? []
    if (records !== null && more.length === 0 && (record === undefined || !hasSwallowed(piece, record.length, shape))) {
      if (record !== undefined) yield { line: piece.line, cells: record }
      continue
    }
    const [first, ...others] = piece.lines
    if (first === undefined) continue
    const text = bare(first)
    const cells = text.split(shape.delimiter).map(readCell)
    // Where no cell begins with a quote, those within are inches and seconds, or were simply typed.
    const isPlain = cells.every((cell) => !cell.trimStart().startsWith('"'))
    yield isPlain ? { line: first.number, cells } : { line: first.number, cells: null, raw: text }
    yield* readApart(gatherAgain(others), shape)
  }
}

function gatherAgain(lines: readonly Line[]): Piece[] {
  const gathering = new Gathering()
  const pieces: Piece[] = []
  for (const line of lines) if (gathering.add(line) !== 'open') pieces.push(gathering.take())
  const rest = gathering.take()
  // What is open at the end is a line of its own for each: the quote did not belong there.
  return [...pieces, ...rest.lines.map((line) => ({ line: line.number, lines: [line] }))]
}

function* readBatch(pieces: readonly Piece[], shape: Shape): Generator<FileRecord> {
  const filled = pieces.filter((piece) => textOf(piece).trim() !== '')
  const records = parseRecords(filled.map(textOf).join(''), shape.delimiter)
  if (shape.width === 0) shape.width = records?.[0]?.length ?? 0
  const isTorn =
    records?.length !== filled.length ||
    records.some(({ length }, index) => hasSwallowed(filled[index] ?? nothing, length, shape))
  if (records === null || isTorn) {
    yield* readApart(filled, shape)
    return
  }
  for (const [index, cells] of records.entries()) yield { line: filled[index]?.line ?? 0, cells }
}

/**
 * Reads the records of a CSV text. A record that breaks the rules of quoting is told with its line, and reading goes on
 * behind it: one stray quote costs one row, not the file. Records without any letter are left out.
 */
export async function* readCsv(texts: AsyncIterable<string>, delimiter: string): AsyncGenerator<FileRecord> {
  const gathering = new Gathering()
  const shape: Shape = { delimiter, width: 0 }
  let batch: Piece[] = []
  for await (const line of cutLines(texts)) {
    const state = gathering.add(line)
    if (state === 'open') continue
    batch.push(gathering.take())
    if (batch.length < batchSize) continue
    yield* readBatch(batch, shape)
    batch = []
  }
  const rest = gathering.take()
  yield* readBatch(batch, shape)
  if (rest.lines.length > 0) yield* readApart([rest], shape)
}
