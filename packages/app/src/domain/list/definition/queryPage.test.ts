import { describe, expect, test } from 'vitest'
import { hasPlace, pageOfQuery, writePageAfter } from './queryPage.ts'

const shown = { hasNext: true, hasPrevious: true, startCursor: 's', endCursor: 'e' }

describe('the page of a plain list in the address', () => {
  test.each([
    ['first', '', { first: 25 }],
    ['next', 'after=e', { first: 25, after: 'e' }],
    ['previous', 'before=s', { last: 25, before: 's' }],
    ['last', 'end=', { last: 25 }],
  ] as const)('%s', (move, written, page) => {
    const query = new URLSearchParams('find=ab&before=x')
    writePageAfter(query, move, shown)
    expect(query.toString()).toBe(written === '' ? 'find=ab' : `find=ab&${written}`)
    expect(pageOfQuery(query, 25)).toEqual(page)
    expect(hasPlace(query)).toBe(move !== 'first')
  })

  test('without a page that is shown there is only the first and the last', () => {
    const query = new URLSearchParams('after=x')
    writePageAfter(query, 'next', undefined)
    expect(query.toString()).toBe('')
  })
})
