import { expect, it } from 'vitest'
import { chooseDocuments, helpList, legalList, statesOf } from './documentList.ts'
import { documentsFixture } from '../legalFixture.ts'

const titlesOf = (query: string): readonly string[] =>
  chooseDocuments(documentsFixture, legalList.read(query), ({ kind }) => [kind], 'en').map(({ uuid }) =>
    uuid.replace('d-', ''),
  )

it('all documents stand in the order they came in, until another is asked for', () => {
  expect(titlesOf('')).toEqual(['terms', 'privacy', 'imprint', 'lab', 'help'])
  expect(titlesOf('?sort=title')).toEqual(['imprint', 'privacy', 'lab', 'terms', 'help'])
  expect(titlesOf('?sort=-title')).toEqual(['help', 'terms', 'lab', 'privacy', 'imprint'])
  expect(titlesOf('?sort=-consent').slice(0, 2)).toEqual(['terms', 'lab'])
})

it('they are searched by name and kind and narrowed by kind, state and what is asked, together', () => {
  expect(titlesOf('?q=imprint')).toEqual(['imprint'])
  expect(titlesOf('?q=laboratory+own')).toEqual(['lab'])
  expect(titlesOf('?kind=TERMS,OWN')).toEqual(['terms', 'lab'])
  expect(titlesOf('?state=DRAFT')).toEqual(['privacy', 'imprint'])
  expect(titlesOf('?state=DRAFT&consent=ACCEPT')).toEqual([])
  expect(titlesOf('?consent=ACKNOWLEDGE,ACCEPT')).toEqual(['terms', 'lab'])
  expect(titlesOf('?kind=NOPE&sort=nope')).toHaveLength(5)
})

it('a document without any text is empty, and one with several versions stands in several ways', () => {
  const [terms, privacy] = documentsFixture
  if (terms === undefined || privacy === undefined) throw new Error('The fixture is empty.')
  expect(statesOf(privacy)).toEqual(['LIVE', 'DRAFT'])
  expect(statesOf({ ...terms, live: null })).toEqual(['EMPTY'])
})

it('the list of articles keeps its tab in the address', () => {
  expect(helpList.write({ ...helpList.read('?tab=help'), search: 'quay' })).toBe('tab=help&q=quay')
})
