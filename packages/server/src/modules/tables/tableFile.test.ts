import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { streamXlsx, writeTable } from './tableFile.ts'

const rows = [
  ['name', 'note'],
  ['=cmd|calc', null],
  ['+1', '@x'],
  ['-2', 'a;b,c "d"'],
]
const table = (locale: string | null) => ({ name: 'People', rows, locale })

it.each([
  ['de', ';', '"a;b,c ""d"""'],
  ['de-AT', ';', '"a;b,c ""d"""'],
  ['en', ',', '"a;b,c ""d"""'],
  [null, ',', '"a;b,c ""d"""'],
])('CSV for %s opens as it is in a spreadsheet, and holds no formula', async (locale, sign, quoted) => {
  const { content, ending, mediaType } = await writeTable('CSV', table(locale))
  const lines = [
    ['name', 'note'],
    ["'=cmd|calc", ''],
    ["'+1", "'@x"],
    ["'-2", quoted],
  ].map((cells) => cells.join(sign))
  expect(content.toString('utf8')).toBe(`\ufeff${lines.join('\r\n')}\r\n`)
  expect([ending, mediaType]).toEqual(['csv', 'text/csv; charset=utf-8'])
})

it('cells of XLSX are texts as they stand', async () => {
  const { content, ending } = await writeTable('XLSX', table('de'))
  const { sheets } = await readXlsx(content)
  expect(ending).toBe('xlsx')
  expect(sheets.map(({ name }) => name)).toEqual(['People'])
  expect(sheets[0]?.rows.map(([first]) => first)).toEqual(['name', '=cmd|calc', '+1', '-2'])
})

it('a workbook that is written batch by batch has the same texts', async () => {
  const hard = [
    ['a\u000Bb', '\uD800'],
    ['😀 محمد', '  two\r\nlines '],
    ['', null],
  ]
  const batches = async function* () {
    yield rows.slice(0, 1)
    yield rows.slice(1)
    yield []
    yield hard
  }
  const content: Uint8Array[] = []
  for await (const part of streamXlsx(batches(), 'People')) content.push(part)
  const { sheets } = await readXlsx(Buffer.concat(content))
  expect(sheets.map(({ name }) => name)).toEqual(['People'])
  expect(sheets[0]?.rows).toEqual([...rows, ['a\u000Bb', '\uFFFD'], ...hard.slice(1)])
})
