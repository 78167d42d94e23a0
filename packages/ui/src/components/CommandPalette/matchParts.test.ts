import { describe, expect, it } from 'vitest'
import { matchParts } from './matchParts.ts'

/** The label with what matches in brackets. */
const marked = (label: string, query: string): string =>
  matchParts(label, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

describe('I7: matchParts', () => {
  it.each([
    ['Misingi ya usalama kazini', 'usal', 'Misingi ya [usal]ama kazini'],
    ['Usalama wa taarifa', 'usal', '[Usal]ama wa taarifa'],
    ['Prüfung der Ladung', 'pruf', '[Prüf]ung der Ladung'],
    ['Prufung', 'PRÜF', '[Pruf]ung'],
    ['Load securing on the road', 'road load', '[Load] securing on the [road]'],
    ['Upload and load', 'load', 'Upload and [load]'],
    ['Upload', 'load', 'Up[load]'],
    ['Nothing', 'xyz', 'Nothing'],
    ['Nothing', '', 'Nothing'],
    ['Straße 12', 'stra 12', '[Stra]ße [12]'],
    ['aaa', 'a aa', '[aa]a'],
    ['Müller', 'mueller', '[Müller]'],
    ["Jane O'Brien", 'obrien', "Jane [O'Brien]"],
    ['Straße', 'strass', '[Straß]e'],
    ['مُحَمَّد', 'محمد', '[مُحَمَّد]'],
    ['Σωκράτης', 'σωκρατησ', '[Σωκράτης]'],
    ['Anne-Marie', 'annem', '[Anne-M]arie'],
  ])('marks in "%s" what "%s" asks for', (label, query, result) => {
    expect(marked(label, query)).toBe(result)
  })

  it('keeps every letter in its place', () => {
    for (const label of ['İstanbul Ünye', 'e\u0301cole', 'ŒUVRE ﬁn', '👩‍🏫 Lehre']) {
      expect(
        matchParts(label, 'u e l')
          .map(({ text }) => text)
          .join(''),
      ).toBe(label)
    }
  })
})
