import { expect, test } from 'vitest'
import {
  addPart,
  partsOf,
  readChapters,
  removeById,
  restoreChapter,
  restorePart,
  tidyChapters,
  writeChapters,
  type CourseChapter,
  type CoursePart,
} from './courseForm.ts'

const part = (uuid: string, opensAfter: string | null = null): CoursePart => ({
  uuid,
  isRequired: true,
  opensAfter,
  medium: { uuid: `m-${uuid}`, kind: 'LINK', title: uuid, state: 'PUBLISHED', durationMinutes: null },
})

const chapter = (title: string, ...parts: readonly CoursePart[]): CourseChapter => ({
  id: `c-${title}`,
  title,
  otherTitles: [],
  parts,
})

const idsOf = (chapters: readonly CourseChapter[]) =>
  chapters.map(({ title, parts }) => [title, ...parts.map(({ uuid }) => uuid)])

test('a chapter begins with the item that has its title, and keeps its titles in other languages', () => {
  const titles = [
    { locale: 'en', text: 'Basics' },
    { locale: 'de', text: 'Grundlagen' },
  ]
  const chapters = readChapters(
    [
      { ...part('a'), chapter: [] },
      { ...part('b'), chapter: titles },
      { ...part('c'), chapter: [] },
    ],
    'en',
  )
  expect(idsOf(chapters)).toEqual([
    ['', 'a'],
    ['Basics', 'b', 'c'],
  ])
  const [first, basics] = chapters
  if (first === undefined || basics === undefined) throw new Error('No chapters were read.')
  expect(writeChapters([first, { ...basics, title: ' Start ' }], 'en').map((item) => item.chapter)).toEqual([
    [],
    [
      { locale: 'de', text: 'Grundlagen' },
      { locale: 'en', text: 'Start' },
    ],
    [],
  ])
})

test('a course without items has one place for them', () => {
  expect(idsOf(readChapters([], 'en'))).toEqual([['']])
})

test('a part that was moved before the one it waits for opens right away', () => {
  const moved = tidyChapters([chapter('One', part('b', 'a'), part('a')), chapter('Two', part('c', 'a'))])
  expect(partsOf(moved).map(({ opensAfter }) => opensAfter)).toEqual([null, null, 'a'])
})

test('parts of a chapter that is removed join the one before; of the first they stand before all chapters', () => {
  const chapters = [chapter('One', part('a')), chapter('Two', part('b'))]
  expect(idsOf(removeById(chapters, 'c-Two'))).toEqual([['One', 'a', 'b']])
  expect(idsOf(removeById(chapters, 'c-One'))).toEqual([
    ['', 'a'],
    ['Two', 'b'],
  ])
  expect(idsOf(removeById([chapter('', part('a')), chapter('Two', part('b'))], 'a'))).toEqual([['Two', 'b']])
})

test('a part is added to its chapter, else to the last one', () => {
  const chapters = [chapter('One'), chapter('Two')]
  expect(idsOf(addPart(chapters, 'c-One', part('a')))).toEqual([['One', 'a'], ['Two']])
  expect(idsOf(addPart(chapters, null, part('a')))).toEqual([['One'], ['Two', 'a']])
})

test('a part that was removed comes back to its place, beside what was added since', () => {
  const since = [chapter('One', part('a'), part('d')), chapter('Two', part('c'))]
  const back = restorePart(since, part('b', 'a'), { chapter: 'c-One', index: 1 })
  expect(idsOf(back)).toEqual([
    ['One', 'a', 'b', 'd'],
    ['Two', 'c'],
  ])
  expect(restorePart(back, part('b'), { chapter: 'c-One', index: 1 })).toEqual(back)
})

test('a chapter that was removed comes back with those of its parts that are still there', () => {
  const two = chapter('Two', part('c'), part('d'))
  const since = [chapter('One', part('a'), part('d'), part('e')), chapter('Three', part('f'))]
  expect(idsOf(restoreChapter(since, two))).toEqual([
    ['One', 'a', 'e'],
    ['Two', 'd'],
    ['Three', 'f'],
  ])
})
