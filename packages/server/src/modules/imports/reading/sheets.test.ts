import { Buffer } from 'node:buffer'
import { Readable } from 'node:stream'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { StoredFile } from '../../../files/fileStore.ts'
import { isSpreadsheetError } from '../checking/spreadsheetErrors.ts'
import { guessColumnMapping } from '../columns/columnMapping.ts'
import { isDayWithTime, readDay } from './dates.ts'
import { formatDigits } from './numberFormats.ts'
import { openTable, type ReadingWish } from './openTable.ts'

const stored = (content: Buffer): StoredFile => ({ size: content.length, read: () => Readable.from([content]) })

async function read(content: Buffer | string, wish: ReadingWish = {}) {
  const { rows, ...facts } = await openTable(stored(Buffer.from(content)), wish)
  const cells: (readonly string[] | null)[] = []
  for await (const row of rows) cells.push(row.cells)
  return { ...facts, rows: cells }
}

const people = [
  ['Personnel no.', 'Family name', 'Email'],
  ['1', 'Okafor', 'a@x.example'],
  ['2', 'Juma', 'b@x.example'],
]
const workbook = async (sheets: Parameters<typeof writeXlsx>[0]['sheets']): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets }))

describe('the sheet of a workbook', () => {
  it('I5: is the visible one with known column names, not a hidden one or a text before it', async () => {
    const content = await workbook([
      { name: 'Old', rows: people, hidden: true },
      { name: 'Read me', rows: [['How to use this file'], ['Fill in the next sheet.']] },
      { name: 'People', rows: people },
    ])
    expect(await read(content)).toMatchObject({
      sheet: 'People',
      headers: people[0],
      rows: people.slice(1),
      sheets: [
        { name: 'Old', isHidden: true },
        { name: 'Read me', isHidden: false },
        { name: 'People', isHidden: false },
      ],
    })
    expect(await read(content, { sheet: 'Read me' })).toMatchObject({
      sheet: 'Read me',
      headers: ['How to use this file'],
    })
  })

  it('I5: says what it hides', async () => {
    const content = await workbook([
      { name: 'x', rows: people, rowDefs: new Map([[2, { hidden: true }]]), columns: [{}, {}, { hidden: true }] },
    ])
    expect(await read(content)).toMatchObject({ hiddenRows: 1, hiddenColumns: ['Email'], rows: people.slice(1) })
  })

  it('I5: a title and empty rows above the column names are passed over', async () => {
    const titled = [['Staff list 2026'], [], ...people]
    expect(await read(await workbook([{ name: 'x', rows: titled }]))).toMatchObject({
      headerRow: 3,
      headers: people[0],
      rows: people.slice(1),
    })
    const text = titled.map((row) => row.join(';')).join('\n')
    expect(await read(text, { delimiter: 'SEMICOLON' })).toMatchObject({
      headerRow: 3,
      headers: people[0],
      rows: people.slice(1),
    })
    expect(await read(['a;b', '1;2', '3;4'].join('\n'), { headerRow: 2 })).toMatchObject({
      headerRow: 2,
      headers: ['1', '2'],
      rows: [['3', '4']],
    })
    expect(await read(['a;b', '1;2'].join('\n'))).toMatchObject({ headerRow: 1, headers: ['a', 'b'] })
  })

  it('I6: keeps what the sheet shows of numbers, and loses no digits in silence', async () => {
    const cells = new Map([
      ['1,0', { value: 42, style: { numFmt: '00000' } }],
      ['2,0', { value: 1234, style: { numFmt: '"P-"0000' } }],
      ['3,0', { value: 1234.5, style: { numFmt: '#,##0.00' } }],
    ])
    const rows = [
      ['id', 'b'],
      [42, 12_345_678_901_234_567_000],
      [1234, 1_234_567_890_123_456],
      [1234.5, 'x'],
    ]
    expect((await read(await workbook([{ name: 'x', rows, cells }]))).rows).toEqual([
      ['00042', '1.2345678901234567E+19'],
      ['P-1234', '1234567890123456'],
      ['1234.5', 'x'],
    ])
  })

  it.each([
    [42, '00000', '00042'],
    [1234567, '000-0000', '123-4567'],
    [7, '"N"000', 'N007'],
    [123456, '000', '123456'],
    [42, '0', null],
    [42, '#,##0', null],
    [42, 'General', null],
    [42, 'dd.mm.yyyy', null],
    [42, '0.00', null],
    [42, '0%', null],
    [42.5, '00000', null],
    [-42, '00000', null],
  ])('I6: %d with the format %s is shown as %s', (value, format, text) => {
    expect(formatDigits(value, format)).toBe(text)
  })

  it('I6: reads ="00012" in CSV as the text it shows', async () => {
    expect((await read('id;name\n="00012";"Müller; Anna"\n"=""00013""";x\n="";y')).rows).toEqual([
      ['00012', 'Müller; Anna'],
      ['00013', 'x'],
      ['', 'y'],
    ])
  })
})

describe('dates with a time', () => {
  it.each([
    '31.12.2026 00:00',
    '31.12.2026 00:00:00',
    '31.12.2026, 00:00 Uhr',
    '2026-12-31T00:00:00Z',
    '2026-12-31 00:00:00.000',
    '2026-12-31T00:00:00+01:00',
    '31.12.2026 12:00 AM',
    '31.12.2026 0:00',
  ])('I6: midnight is accepted: %s', (cell) => {
    expect(readDay(cell, 'dd.MM.yyyy')).toBe('2026-12-31')
  })
  it.each(['31.12.2026 08:30', '2026-12-31T23:00:00Z', '31.12.2026 12:00 PM', '31.12.2026 00:01', '31.12.2026 12:00'])(
    'I6: another time is refused: %s',
    (cell) => {
      expect([readDay(cell, 'dd.MM.yyyy'), isDayWithTime(cell, 'dd.MM.yyyy')]).toEqual([null, true])
    },
  )
})

describe('error cells', () => {
  it.each([
    '#N/A',
    '#DIV/0!',
    '#REF!',
    '#VALUE!',
    '#NAME?',
    '#NUM!',
    '#NULL!',
    '#SPILL!',
    '#NV',
    '#BEZUG!',
    '#WERT!',
    ' #n/a ',
    '####',
    'Err:502',
  ])('I5: %s is one', (cell) => expect(isSpreadsheetError(cell)).toBe(true))
  it.each(['N/A', '#1', '#5761ee', 'Error', '#', 'Err', '#tag'])('I5: %s is none', (cell) =>
    expect(isSpreadsheetError(cell)).toBe(false),
  )
})

describe('column names', () => {
  const meaning = (header: string) => guessColumnMapping('USERS', [header], []).get(header)?.field ?? null

  it.each([
    'Gender',
    'Geschlecht',
    'Jinsia',
    'Sex',
    'Address',
    'Adresse',
    'Anschrift',
    'Anwani',
    'Home address',
    'Street',
    'Phone',
    'Telefon',
    'Simu',
    'Date of birth',
    'Geburtsdatum',
    'City',
    'Land',
    'Salutation',
    'Anrede',
    'Comment',
    'Vendor',
    'Agenda',
    'Company',
    'Password',
  ])('I10: %s means no field', (header) => {
    expect(meaning(header)).toBeNull()
  })

  it.each([
    ['E-Mail', 'EMAIL'],
    ['E-Mail-Adresse', 'EMAIL'],
    ['Email address', 'EMAIL'],
    ['Barua pepe', 'EMAIL'],
    ['Work email', 'EMAIL'],
    ['First name', 'GIVEN_NAME'],
    ['Vorname', 'GIVEN_NAME'],
    ['Jina la kwanza', 'GIVEN_NAME'],
    ['Last name', 'FAMILY_NAME'],
    ['Nachname', 'FAMILY_NAME'],
    ['Jina la ukoo', 'FAMILY_NAME'],
    ['Username', 'USERNAME'],
    ['Benutzername', 'USERNAME'],
    ['Jina la mtumiaji', 'USERNAME'],
    ['Personalnummer', 'EXTERNAL_ID'],
    ['Employee ID', 'EXTERNAL_ID'],
    ['Nambari ya mfanyakazi', 'EXTERNAL_ID'],
    ['Language', 'LOCALE'],
    ['Sprache', 'LOCALE'],
    ['Lugha', 'LOCALE'],
    ['Department', 'UNIT_KEY'],
    ['Abteilung', 'UNIT_KEY'],
    ['Kitengo', 'UNIT_KEY'],
    ['Roles', 'ROLES'],
    ['Rolle', 'ROLES'],
    ['Jukumu', 'ROLES'],
    ['End date', 'DEACTIVATE_ON'],
    ['Austrittsdatum', 'DEACTIVATE_ON'],
    ['Ende', 'DEACTIVATE_ON'],
    ['Start date', 'STARTS_ON'],
    ['Eintrittsdatum', 'STARTS_ON'],
    ['Geburtsjahr', 'BIRTH_YEAR'],
    ['Status', 'STATUS'],
  ])('I10: %s means %s', (header, field) => {
    expect(meaning(header)).toBe(field)
  })
})
