import { readPageBlocks } from '@somo/graphql/pageBlocks'
import { expect, test } from 'vitest'
import { newBlock, readBlocks, tidyBlock, writeBlocks } from './pageForm.ts'

test.each(['heading', 'text', 'list', 'callout', 'table', 'code'] as const)(
  'a new %s can be saved and read',
  (kind) => {
    const block = tidyBlock(newBlock(kind))
    expect(readPageBlocks([block])).toEqual([block])
  },
)

test('a table is saved with as many cells in each row, and a list without empty entries', () => {
  const table = { id: 'a', kind: 'table', caption: '', rows: [['Sign ', ' Meaning'], ['Red']] } as const
  const list = { id: 'b', kind: 'list', isOrdered: true, items: ['One', ' ', 'Two'] } as const
  expect(readBlocks(writeBlocks([table, list]))).toEqual([
    {
      ...table,
      rows: [
        ['Sign', 'Meaning'],
        ['Red', ''],
      ],
    },
    { ...list, items: ['One', 'Two'] },
  ])
})

test('what is no block is not read', () => {
  expect(readBlocks('[{"id":"a","kind":"html","text":"<b>"}]')).toEqual([])
  expect(readBlocks('no JSON')).toEqual([])
})
