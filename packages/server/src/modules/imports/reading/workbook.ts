import { Buffer } from 'node:buffer'
import { StringDecoder } from 'node:string_decoder'
import { fromBufferPromise, type Entry } from 'yauzl'
import { hasDigitFormat } from './numberFormats.ts'

/** A sheet of a workbook, by its directory. */
export interface SheetEntry {
  readonly name: string
  readonly isHidden: boolean
  /** The part of the file that holds it. */
  readonly part: string
}

/** What a sheet says beside its values. */
export interface SheetFacts {
  /** Zero-based columns. */
  readonly hiddenColumns: ReadonlySet<number>
  /** Zero-based rows. */
  readonly hiddenRows: ReadonlySet<number>
  /** Of numbers whose format shows more than the value: by row, then by column. */
  readonly formats: ReadonlyMap<number, ReadonlyMap<number, string>>
}

const attributeForm = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (_, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? ''
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )

/** Attributes by their local names. */
const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(attributeForm)].map(([, name = '', one, other]) => [
      name.replace(/^.*:/, ''),
      decodeEntities(one ?? other ?? ''),
    ]),
  )

const tagForm = (name: string): RegExp => new RegExp(`<(?:[\\w.-]+:)?${name}(\\s(?:[^>"']|"[^"]*"|'[^']*')*)?>`, 'g')
const findTags = (xml: string, name: string): Readonly<Record<string, string>>[] =>
  [...xml.matchAll(tagForm(name))].map(([, attributes = '']) => attributesOf(attributes))

async function* readPart(content: Buffer, name: string): AsyncGenerator<string> {
  const zip = await fromBufferPromise(content, { lazyEntries: true })
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    if (entry.fileName !== name) continue
    const decoder = new StringDecoder('utf8')
    const stream = await zip.openReadStreamPromise(entry)
    for await (const bytes of stream as AsyncIterable<Uint8Array>) yield decoder.write(Buffer.from(bytes))
    yield decoder.end()
    return
  }
}

async function readText(content: Buffer, name: string): Promise<string> {
  let text = ''
  for await (const part of readPart(content, name)) text += part
  return text
}

const toPart = (target: string): string =>
  (target.startsWith('/') ? target.slice(1) : `xl/${target}`).replaceAll(/[^/]+\/\.\.\//g, '')

/** The sheets with cells of a workbook, in its order. */
export async function listSheets(content: Buffer): Promise<readonly SheetEntry[]> {
  const relations = findTags(await readText(content, 'xl/_rels/workbook.xml.rels'), 'Relationship')
  const targets = new Map(
    relations
      .filter(({ Type = '' }) => Type.endsWith('/worksheet'))
      .map(({ Id = '', Target = '' }) => [Id, toPart(Target)]),
  )
  return findTags(await readText(content, 'xl/workbook.xml'), 'sheet').flatMap(
    ({ name = '', id = '', state = 'visible' }) => {
      const part = targets.get(id)
      return part === undefined || name === '' ? [] : [{ name, isHidden: state !== 'visible', part }]
    },
  )
}

/** The formats of cell styles that show more than the value; the others are left out. */
async function readDigitStyles(content: Buffer): Promise<ReadonlyMap<string, string>> {
  const xml = await readText(content, 'xl/styles.xml')
  const codes = new Map(findTags(xml, 'numFmt').map(({ numFmtId = '', formatCode = '' }) => [numFmtId, formatCode]))
  const cellStyles = /<(?:[\w.-]+:)?cellXfs[\s>][\s\S]*?<\/(?:[\w.-]+:)?cellXfs>/.exec(xml)?.[0] ?? ''
  return new Map(
    findTags(cellStyles, 'xf').flatMap(({ numFmtId = '' }, index) => {
      const format = codes.get(numFmtId)
      return format !== undefined && hasDigitFormat(format) ? [[String(index), format] as const] : []
    }),
  )
}

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true'
const mostColumns = 16_384

function toColumn(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** Takes in the tags of a sheet one by one. */
class FactReader {
  readonly hiddenColumns = new Set<number>()
  readonly hiddenRows = new Set<number>()
  readonly formats = new Map<number, Map<number, string>>()
  readonly #styles: ReadonlyMap<string, string>
  #row = -1

  constructor(styles: ReadonlyMap<string, string>) {
    this.#styles = styles
  }

  take(name: string, text: string): void {
    if (name === 'c') return this.#takeCell(text)
    const { hidden, min, max, r } = attributesOf(text)
    if (name === 'row') {
      this.#row = r === undefined ? this.#row + 1 : Number(r) - 1
      if (isTrue(hidden)) this.hiddenRows.add(this.#row)
    } else if (isTrue(hidden)) {
      for (let column = Number(min) - 1; column < Math.min(Number(max), mostColumns); column += 1)
        this.hiddenColumns.add(column)
    }
  }

  #takeCell(text: string): void {
    const style = /\ss\s*=\s*["'](\d+)["']/.exec(text)?.[1]
    const format = style === undefined ? undefined : this.#styles.get(style)
    if (format === undefined) return
    const { r = '', t = 'n' } = attributesOf(text)
    const column = toColumn(r)
    if (t !== 'n' || column < 0) return
    const row = this.formats.get(this.#row) ?? new Map<number, string>()
    row.set(column, format)
    this.formats.set(this.#row, row)
  }
}

/** Reads what a sheet hides, and the formats of its numbers that belong to their values. */
export async function readSheetFacts(content: Buffer, { part }: SheetEntry): Promise<SheetFacts> {
  const reader = new FactReader(await readDigitStyles(content))
  const tags = /<(?:[\w.-]+:)?(row|c|col)(\s(?:[^>"']|"[^"]*"|'[^']*')*)?>/g
  let rest = ''
  for await (const text of readPart(content, part)) {
    rest += text
    let end = 0
    for (const { 0: whole, 1: name = '', 2: attributes = '', index } of rest.matchAll(tags)) {
      reader.take(name, attributes)
      end = index + whole.length
    }
    // A tag may go on in the next piece; a text of a cell has no tags.
    rest = rest.slice(Math.max(end, rest.lastIndexOf('<')))
  }
  return reader
}
