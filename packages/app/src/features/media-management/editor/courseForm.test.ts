import { expect, test } from 'vitest'
import { readItems, writeItems, type ItemValues } from './courseForm.ts'

const item = (uuid: string, parts: Partial<ItemValues> = {}): ItemValues => ({
  uuid,
  chapter: '',
  otherChapters: [],
  isRequired: true,
  isAfterPrevious: true,
  medium: { uuid: `m-${uuid}`, kind: 'LINK', title: uuid, state: 'PUBLISHED' },
  ...parts,
})

test('an item opens after the one that is before it now', () => {
  expect(writeItems([item('b'), item('a')], 'en').map(({ opensAfter }) => opensAfter)).toEqual([null, 'b'])
})

test('a chapter keeps its titles in other languages, and loses all of them with its title', () => {
  const chapter = [
    { locale: 'en', text: 'Basics' },
    { locale: 'de', text: 'Grundlagen' },
  ]
  const [read] = readItems(
    [{ ...item('a'), chapter, opensAfter: null, medium: { ...item('a').medium, durationMinutes: null } }],
    'en',
  )
  if (read === undefined) throw new Error('No item was read.')
  expect(read).toMatchObject({ chapter: 'Basics', isAfterPrevious: false })
  expect(writeItems([{ ...read, chapter: 'Start' }], 'en')[0]?.chapter).toEqual([
    { locale: 'de', text: 'Grundlagen' },
    { locale: 'en', text: 'Start' },
  ])
  expect(writeItems([{ ...read, chapter: ' ' }], 'en')[0]?.chapter).toEqual([])
})
