import { expect, test } from 'vitest'
import { filmFixture, mediumFixture, mediumId, versionFixture } from '../../mediaManagementFixture.ts'
import type { EditedMedium } from '../mediumTypes.ts'
import { findRemarks } from './findRemarks.ts'

const described = {
  categories: [mediumId(700)],
  summaries: [{ locale: 'en', text: 'Where to go.' }],
} satisfies Partial<EditedMedium>
const codesOf = (medium: EditedMedium): readonly string[] =>
  findRemarks({ ...medium, ...described }, medium.draft ?? versionFixture()).map(({ code }) => code)
const page = (blocks: readonly object[]): EditedMedium =>
  mediumFixture({ draft: versionFixture({ blocks: JSON.stringify(blocks) }) })
const text = (id: number, words = 'Words') => ({ id: `t${id}`, kind: 'text', text: words })

test('a film without captions lacks them, one that is still checked does not yet', () => {
  expect(codesOf(filmFixture())).toEqual(['noCaptions'])
  expect(codesOf(filmFixture({ state: 'PROCESSING' }))).toEqual([])
})

test('a long page wants headings, and its first one is a main heading', () => {
  const long = Array.from({ length: 8 }, (_, place) => text(place))
  expect(codesOf(page(long))).toEqual(['noHeadings'])
  const small = { id: 'h', kind: 'heading', level: 3, text: 'Exits' }
  expect(codesOf(page([small, ...long]))).toEqual(['headingSkipped'])
  expect(codesOf(page([{ ...small, level: 2 }, ...long]))).toEqual([])
  expect(codesOf(page([text(1), text(2, ' ')]))).toEqual(['emptyBlock'])
})

test('pictures want an alternative text unless they are decorative, links want clear words', () => {
  const picture = {
    id: 'p',
    kind: 'image',
    image: 'a'.repeat(64),
    width: 10,
    height: 10,
    alt: ' ',
    isDecorative: false,
    caption: '',
    size: 'FULL',
  }
  expect(codesOf(page([picture]))).toEqual(['noAlt'])
  expect(codesOf(page([{ ...picture, isDecorative: true }]))).toEqual([])
  expect(codesOf(page([{ ...picture, image: '' }]))).toEqual(['noPicture'])
  expect(codesOf(page([text(1, 'Read it [Here](https://example.org/).')]))).toEqual(['unclearLink'])
  expect(codesOf(page([text(1, 'Read [the rules](https://example.org/).')]))).toEqual([])
})

test('without a category and a summary the catalogue shows less', () => {
  expect(findRemarks(mediumFixture(), versionFixture()).map(({ code, tab }) => [code, tab])).toEqual([
    ['noCategory', 'details'],
    ['noSummary', 'details'],
  ])
})
