import { readPageBlocks } from '@somo/graphql/pageBlocks'
import { expect, test } from 'vitest'
import { addedKinds, insertBlock, moveBlock, newBlock, readBlocks, tidyBlock, writeBlocks } from './pageForm.ts'

test.each(addedKinds)('a new %s can be saved and read', (kind) => {
  const block = tidyBlock(newBlock(kind))
  expect(readPageBlocks([block])).toEqual([block])
})

test('a table is saved with as many cells in each row, and a list of an earlier page becomes a text', () => {
  const table = { id: 'a', kind: 'table', caption: '', rows: [['Sign ', ' Meaning'], ['Red']] } as const
  const list = { id: 'b', kind: 'list', isOrdered: true, items: ['One', 'Two'] } as const
  expect(readBlocks(JSON.stringify([list]))).toEqual([{ id: 'b', kind: 'text', text: '1. One\n2. Two' }])
  expect(readBlocks(writeBlocks([table]))).toEqual([
    {
      ...table,
      rows: [
        ['Sign', 'Meaning'],
        ['Red', ''],
      ],
    },
  ])
})

test('a block moves within the page, and a new one goes below the selected one', () => {
  const blocks = ['a', 'b', 'c'].map((id) => ({ id, kind: 'divider' }) as const)
  const idsOf = (some: readonly { readonly id: string }[]): string => some.map(({ id }) => id).join('')
  expect(idsOf(moveBlock(blocks, 'a', 1))).toBe('bac')
  expect(idsOf(moveBlock(blocks, 'c', 1))).toBe('abc')
  const added = { id: 'n', kind: 'divider' } as const
  expect(idsOf(insertBlock(blocks, added, 'a'))).toBe('anbc')
  expect(idsOf(insertBlock(blocks, added, null))).toBe('abcn')
})

test('what is no block is not read', () => {
  expect(readBlocks('[{"id":"a","kind":"html","text":"<b>"}]')).toEqual([])
  expect(readBlocks('no JSON')).toEqual([])
})
