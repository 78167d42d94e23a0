import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readGuarded } from './formulaCells.ts'
import { writeTable } from './tableFile.ts'

const write = async (cells: readonly string[]): Promise<string[][]> => {
  const { content } = await writeTable('CSV', { name: 'People', rows: [[...cells, 'end']], locale: 'en' })
  return parse(content, { bom: true })
}

it.each([
  ['=1+1', `'=1+1`],
  ['-5', `'-5`],
  [`'=1+1`, `''=1+1`],
  [`''@x`, `'''@x`],
  [`'t Hooft`, `'t Hooft`],
  [`Ng'ang'a`, `Ng'ang'a`],
])('%j stands in a file as %j, and is read as it was', async (cell, written) => {
  const [[first = '']] = (await write([cell])) as [string[]]
  expect([first, readGuarded(first)]).toEqual([written, cell])
})

it('any text comes back unchanged from a file that is sent again', async () => {
  const texts = fc.array(
    fc.oneof(fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '＝', 'a') }), fc.string()),
    { minLength: 1, maxLength: 5 },
  )
  await fc.assert(
    fc.asyncProperty(texts, async (cells) => {
      const [read = []] = await write(cells)
      expect(read.slice(0, -1).map(readGuarded)).toEqual(cells)
    }),
  )
})
