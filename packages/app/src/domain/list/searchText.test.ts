import { describe, expect, test } from 'vitest'
import { askSearch, isNews, meetSearch, searchTextOf, type SearchText } from './searchText.ts'

const type = (state: SearchText, text: string): SearchText => ({ ...state, text })

describe('the text of a search that stands in the address', () => {
  test('letters typed while an earlier search is on its way stay, whenever it arrives', () => {
    let state = askSearch(type(searchTextOf(''), 'bra'), 'bra')
    state = askSearch(type(state, 'bran'), 'bran')
    state = type(state, 'brandt')
    state = meetSearch(state, 'bra')
    expect(state.text).toBe('brandt')
    state = meetSearch(state, 'bran')
    expect(state).toEqual({ text: 'brandt', search: 'bran', pending: [] })
  })

  test('a search that was overtaken by the next one does not matter any more', () => {
    let state = askSearch(askSearch(type(searchTextOf(''), 'ab'), 'a'), 'ab')
    state = meetSearch(state, 'ab')
    expect(state).toEqual({ text: 'ab', search: 'ab', pending: [] })
  })

  test('blanks at the ends stay in the field, though no search has them', () => {
    expect(meetSearch(askSearch(type(searchTextOf(''), 'anna '), 'anna'), 'anna').text).toBe('anna ')
  })

  test('a step back, a saved view and a cleared list say what stands in the field', () => {
    const searched = meetSearch(askSearch(type(searchTextOf('unit'), 'units'), 'units'), 'units')
    expect(meetSearch(searched, 'unit')).toEqual(searchTextOf('unit'))
    expect(meetSearch(type(searched, 'units of'), '').text).toBe('')
  })

  test('what is searched for already is not asked for again, unless another search is on its way', () => {
    const state = searchTextOf('ab')
    expect(isNews(state, 'ab')).toBe(false)
    expect(isNews(state, 'abc')).toBe(true)
    expect(isNews(askSearch(state, 'abc'), 'ab')).toBe(true)
  })
})
