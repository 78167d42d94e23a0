import { Buffer } from 'node:buffer'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, describe, expect, it } from 'vitest'
import { createIsolation } from '../../../isolation/isolation.ts'
import { makeHostileWorkbook, makeZip } from '../testing/hostileWorkbook.ts'
import type { FileRecord } from './csvRecords.ts'
import { openIsolatedTable } from './isolatedTable.ts'
import { checkZip } from './zipGuard.ts'

const isolation = createIsolation()
afterAll(() => isolation.close())

async function read(content: Buffer | string) {
  const bytes = Buffer.from(content)
  const { rows, ...facts } = await openIsolatedTable(isolation, {
    size: bytes.length,
    read: () => Readable.from([bytes]),
  })
  const records: FileRecord[] = []
  for await (const record of rows) records.push(record)
  return { ...facts, records }
}

describe('a table read in a child process', () => {
  it('S1: is the same as one read here', async () => {
    expect(await read('a;b\n1;"x\n2;3;4')).toEqual({
      encoding: 'UTF_8',
      delimiter: 'SEMICOLON',
      sheet: null,
      sheets: [],
      headerRow: 1,
      hiddenRows: 0,
      hiddenColumns: [],
      headers: ['a', 'b'],
      records: [
        { line: 2, cells: null, raw: '1;"x' },
        { line: 3, cells: ['2', '3', '4'] },
      ],
    })
    const rows = [['name', 'number'], ...Array.from({ length: 1200 }, (_, at) => [`Name ${at}`, at])]
    const { records, headers } = await read(Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows }] })))
    expect([headers, records.length, records[1199]]).toEqual([
      ['name', 'number'],
      1200,
      { line: 1201, cells: ['Name 1199', '1199'], numbers: new Set([1]) },
    ])
  })

  it('S1: is refused with the error of the file, also while its rows are read', async () => {
    await expect(read('')).rejects.toMatchObject({ name: 'FileError', code: 'NOTHING_TO_DO' })
    await expect(read(Buffer.concat([Buffer.from('a\n'), Buffer.alloc(400_010, 'x\n')]))).rejects.toMatchObject({
      name: 'FileError',
      code: 'TOO_MANY',
    })
  })
})

describe('a workbook, measured part by part', () => {
  it('S1: is refused with millions of shared strings, however it is padded and whatever part they are in', async () => {
    const padded = makeHostileWorkbook({ strings: 2_500_000, padding: 3_000_000 })
    expect(padded.length).toBeLessThan(4_000_000)
    expect(await checkZip(padded)).toBe('TOO_LARGE')
    expect(
      await checkZip(makeHostileWorkbook({ strings: 2_500_000, stringsName: 'styles.xml', padding: 3_000_000 })),
    ).toBe('TOO_LARGE')
    // Within its size, one part is packed far better than any sheet is.
    expect(
      await checkZip(
        makeHostileWorkbook({ strings: 500_000, stringsName: 'worksheets/other.xml', padding: 3_000_000 }),
      ),
    ).toBe('TOO_LARGE')
  })

  it('S1: is refused with too many parts, and read with as many strings as a large file has', async () => {
    const parts = Array.from({ length: 1001 }, (_, at) => ({ name: `xl/${at}.xml`, content: Buffer.from('x') }))
    expect(await checkZip(makeZip(parts))).toBe('TOO_LARGE')
    expect((await read(makeHostileWorkbook({ strings: 200_000 }))).records).toMatchObject([{ cells: ['a'] }])
  })
})

const root = join(import.meta.dirname, '../../../../../..')
const zips = join(process.env['SOMO_REALDATA'] ?? join(root, '../shared/realdata'), 'zip/test')
const isThere = existsSync(zips)
if (!isThere) process.stdout.write(`No zip files made by others at ${zips}: only those of our own are tried.\n`)

if (isThere) {
  describe('zip files made by others', () => {
    it('S1: are no workbooks, and end nothing', async () => {
      const found = ['failure', 'success'].flatMap((folder) =>
        readdirSync(join(zips, folder))
          .filter((name) => name.endsWith('.zip'))
          .map((name) => join(zips, folder, name)),
      )
      expect(found.length).toBeGreaterThan(10)
      for (const path of found)
        expect(await checkZip(readFileSync(path)), path).toMatch(/^(UNREADABLE|WRONG_KIND|TOO_LARGE)$/)
    })
  })
}
