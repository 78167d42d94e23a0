import { Buffer } from 'node:buffer'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { StoredFile } from '../../../files/fileStore.ts'
import { DateGuess, readDay } from './dates.ts'
import { openTable, type ReadingWish } from './openTable.ts'
import { checkZip } from './zipGuard.ts'

const stored = (content: Buffer): StoredFile => ({ size: content.length, read: () => Readable.from(cut(content)) })

/** In pieces of an odd length, so that letters and line ends are torn apart. */
function* cut(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += 7) yield content.subarray(at, at + 7)
}

async function read(content: Buffer | string, wish: ReadingWish = {}) {
  const table = await openTable(stored(Buffer.from(content)), wish)
  const rows: (readonly string[] | null)[] = []
  const lines: number[] = []
  for await (const { cells, line } of table.rows) {
    rows.push(cells)
    lines.push(line)
  }
  const { encoding, delimiter, headers } = table
  return { encoding, delimiter, headers, rows, lines }
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

describe('the encoding of a file', () => {
  it.each([
    ['UTF_8', Buffer.from('name;x\nMüller €;1')],
    ['UTF_8', Buffer.from('\ufeffname;x\nMüller €;1')],
    ['UTF_16LE', Buffer.from('\ufeffname;x\nMüller €;1', 'utf16le')],
    ['UTF_16LE', Buffer.from('name;x\nMüller €;1', 'utf16le')],
    ['UTF_16BE', Buffer.from('\ufeffname;x\nMüller €;1', 'utf16le').swap16()],
    ['WINDOWS_1252', latin('name;x\nM\xfcller \x80;1')],
    ['ISO_8859_15', latin('name;x\nM\xfcller \xa4;1')],
  ])('is found out: %s', async (encoding, content) => {
    expect(await read(content)).toMatchObject({ encoding, headers: ['name', 'x'], rows: [['Müller €', '1']] })
  })

  it('may be chosen instead', async () => {
    expect((await read(latin('n;x\n\xa4;1'), { encoding: 'WINDOWS_1252' })).rows).toEqual([['¤', '1']])
  })
})

describe('a text as a table', () => {
  it.each([
    ['SEMICOLON', 'a;b\n"x,y,z";1'],
    ['COMMA', 'a,b\n"x;y;z",1'],
    ['TAB', 'a\tb\nx,y\t1'],
    ['PIPE', 'a|b\nx|1'],
  ])('is cut at %s', async (delimiter, text) => {
    expect(await read(text)).toMatchObject({ delimiter, headers: ['a', 'b'] })
  })

  it.each(['\n', '\r\n', '\r'])('has lines that end with %j, also inside cells', async (end) => {
    const { rows, lines } = await read(['a;b', `"x${end}y";1`, ';', 'z;2'].join(end))
    expect([rows, lines]).toEqual([
      [
        [`x${end}y`, '1'],
        ['z', '2'],
      ],
      [2, 5],
    ])
  })

  it('names columns apart, and takes the line of a spreadsheet for itself', async () => {
    expect((await read('sep=|\na|a||A\n1|2|3|4')).headers).toEqual(['a', 'a (2)', '#3', 'A'])
    // What is kept by column must not be lost to a word of the language.
    expect((await read('a;__proto__;constructor\n1;2;3')).headers).toEqual(['a', '#2', 'constructor'])
  })

  it('loses one row to a stray quote, wherever it stands', async () => {
    const text = ['a;b', '1;ok', '2;"open', '3;ok', '4;5" pipe', '5;"shut"no', '6;"good;""one"""', '7;last'].join('\n')
    const { rows, lines } = await read(text)
    expect(rows).toEqual([['1', 'ok'], null, ['3', 'ok'], ['4', '5" pipe'], null, ['6', 'good;"one"'], ['7', 'last']])
    expect(lines).toEqual([2, 3, 4, 5, 6, 7, 8])
  })

  it('loses no row to a quote that is shut many rows later', async () => {
    const torn = await read(['a;b;c', '1;"open;x', '2;ok;y', '3;ok;z', '4;shut";x', '5;last;y'].join('\n'))
    expect(torn.rows).toEqual([null, ['2', 'ok', 'y'], ['3', 'ok', 'z'], ['4', 'shut"', 'x'], ['5', 'last', 'y']])
    expect((await read(['a;b', '1;"open', '2;ok', '3;ok', '4;shut"', '5;last'].join('\n'))).rows.slice(1)).toEqual([
      ['2', 'ok'],
      ['3', 'ok'],
      ['4', 'shut"'],
      ['5', 'last'],
    ])
    const address = ['a;b', '1;"Weg 1', 'Haus 2; hinten', '10115 Berlin"', '2;ok'].join('\n')
    expect((await read(address)).rows).toEqual([
      ['1', 'Weg 1\nHaus 2; hinten\n10115 Berlin'],
      ['2', 'ok'],
    ])
  })

  it.each(['\n', '\r\n'])('keeps a text of several lines in the first column, lines ending with %j', async (end) => {
    const { rows } = await read(
      ['a;b;c', '1;2;3', `"Once${end}upon";5;6`, `"a${end}time, ""long""${end}ago";8;9`].join(end),
    )
    expect(rows).toEqual([
      ['1', '2', '3'],
      [`Once${end}upon`, '5', '6'],
      [`a${end}time, "long"${end}ago`, '8', '9'],
    ])
  })

  it('keeps torn rows as they are, without the empty cells of spreadsheets behind them', async () => {
    expect((await read('a;b\n1\n1;2;3\n1;2;;;')).rows).toEqual([['1'], ['1', '2', '3'], ['1', '2']])
  })

  it.each([['%PDF-1.7'], ['\x89PNG\r\n']])('is refused where it is something else: %j', async (beginning) => {
    await expect(read(latin(beginning))).rejects.toMatchObject({ code: 'WRONG_KIND' })
  })

  it.each([
    ['nothing', ''],
    ['blank lines', '\r\n\r\n  \n\t\n'],
    ['a byte-order mark', '\ufeff'],
    ['a byte-order mark of UTF-16', Buffer.from('\ufeff\r\n', 'utf16le')],
    ['empty cells, for longer than column names are looked for', ';;\n'.repeat(700)],
  ])('I1: is empty where it holds %s alone', async (_, content) => {
    await expect(read(content)).rejects.toMatchObject({ code: 'NOTHING_TO_DO' })
  })

  it('is refused where its first line is torn, or it is too wide', async () => {
    await expect(read('\n"a;b\n')).rejects.toMatchObject({ code: 'UNREADABLE' })
    await expect(read(`${';;\n'.repeat(700)}a;b;c`)).rejects.toMatchObject({ code: 'UNREADABLE' })
    await expect(read(Array.from({ length: 300 }, (_, n) => `h${n}`).join(';'))).rejects.toMatchObject({
      code: 'TOO_MANY',
    })
  })
})

describe('days', () => {
  it.each([
    [['31.12.2026', '1.2.2027'], 'dd.MM.yyyy'],
    [['31/12/2026', '01/02/2027'], 'dd/MM/yyyy'],
    [['12/31/2026', '01/02/2027'], 'MM/dd/yyyy'],
    [['2026-12-31'], 'yyyy-MM-dd'],
  ])('%j are written %s', (cells, format) => {
    const guess = new DateGuess()
    for (const each of cells) guess.observe(each)
    expect(guess.format).toBe(format)
  })

  it('are those of the calendar', () => {
    expect([
      readDay('29.02.2028', 'dd.MM.yyyy'),
      readDay('29.02.2027', 'dd.MM.yyyy'),
      readDay('2027-01-05', 'MM/dd/yyyy'),
    ]).toEqual(['2028-02-29', null, '2027-01-05'])
  })
})

/** A zip file of one entry, whose size may be lied about. */
function makeZip(name: string, content: Buffer, claimed = content.length): Buffer {
  const data = deflateRawSync(content)
  const head = (signature: number, length: number): Buffer => {
    const buffer = Buffer.alloc(length)
    buffer.writeUInt32LE(signature)
    return buffer
  }
  const local = head(0x04034b50, 30)
  const central = head(0x02014b50, 46)
  for (const [buffer, at] of [
    [local, 4],
    [central, 6],
  ] as const) {
    buffer.writeUInt16LE(20, at)
    buffer.writeUInt16LE(8, at + 4)
    buffer.writeUInt32LE(data.length, at + 14)
    buffer.writeUInt32LE(claimed, at + 18)
    buffer.writeUInt16LE(name.length, at + 22)
  }
  const end = head(0x06054b50, 22)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + data.length, 16)
  return Buffer.concat([local, Buffer.from(name), data, central, Buffer.from(name), end])
}

describe('workbooks', () => {
  it('are read with their days', async () => {
    const rows = [
      ['name', 'start', 'number', 'end'],
      ['Müller', new Date('2026-12-31T00:00:00Z'), 4711, null],
    ]
    const content = Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows }] }))
    expect(await read(content)).toMatchObject({
      encoding: null,
      delimiter: null,
      headers: ['name', 'start', 'number', 'end'],
      rows: [['Müller', '2026-12-31', '4711', '']],
      lines: [2],
    })
  })

  it('are refused before they unfold', async () => {
    const bomb = makeZip('xl/comments1.xml', Buffer.alloc(60 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(100_000)
    expect(await checkZip(bomb)).toBe('TOO_LARGE')
    // The size that stands in the file is not believed.
    expect(await checkZip(makeZip('xl/workbook.xml', Buffer.alloc(60 * 1024 * 1024), 10))).not.toBeNull()
    expect(await checkZip(makeZip('word/document.xml', Buffer.from('x')))).toBe('WRONG_KIND')
    await expect(read(bomb)).rejects.toMatchObject({ code: 'TOO_LARGE' })
  })
})

// Files that others made lie beside the project where its machine has them; the tests above always run.
const root = join(import.meta.dirname, '../../../../../..')
const real = process.env['SOMO_REALDATA'] ?? join(root, '../shared/realdata')

// What this one means was written down with another telephone number.
const renumbered = 'location_coordinates.csv'

describe.runIf(existsSync(join(real, 'csv/spectrum')))('files that others made', () => {
  const names = existsSync(join(real, 'csv/spectrum/csvs'))
    ? readdirSync(join(real, 'csv/spectrum/csvs')).filter((name) => name !== renumbered)
    : []

  it.each(names)('%s is read as it was meant', async (name) => {
    const expected: unknown = JSON.parse(
      readFileSync(join(real, 'csv/spectrum/json', name.replace(/csv$/, 'json')), 'utf8'),
    )
    const { headers, rows } = await read(readFileSync(join(real, 'csv/spectrum/csvs', name)), {
      delimiter: 'COMMA',
      encoding: 'UTF_8',
    })
    const found = rows.map((cells) => Object.fromEntries(headers.map((header, index) => [header, cells?.[index]])))
    expect(found).toEqual(Array.isArray(expected) ? expected : [expected])
  })

  const broken = existsSync(join(real, 'zip/test/failure')) ? readdirSync(join(real, 'zip/test/failure')) : []

  it.each(broken)('%s is no workbook', async (name) => {
    expect(await checkZip(readFileSync(join(real, 'zip/test/failure', name)))).not.toBeNull()
  })
})
