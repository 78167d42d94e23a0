import { expect, test } from 'vitest'
import { helpAddress } from '../../domain/navigation/helpAddress.ts'
import { readPlace, writePlace } from './address.ts'

const screens = [{ path: '/my-units' }, { path: '/user-management' }, { path: '/using-sitos' }]

test.each([
  ['', { query: '', screen: null }],
  ['screen=/user-management', { query: '', screen: '/user-management' }],
  ['screen=/user-management&q=two+words', { query: 'two words', screen: '/user-management' }],
  ['q=unit', { query: 'unit', screen: null }],
])('"%s" is read and written the same', (search, place) => {
  expect(readPlace(`?${search}`, screens)).toEqual(place)
  expect(writePlace(place)).toBe(search)
})

test.each(['/system', '/nope', 'user-management', '/using-sitos', '', '//evil.example'])(
  '%j is no page whose help could come first',
  (screen) => {
    expect(readPlace(`?screen=${screen}&q=a`, screens)).toEqual({ query: 'a', screen: null })
  },
)

test('the way from a page asks for its help; from the help itself and the page of errors there is none', () => {
  const { pathname, search } = new URL(helpAddress('/user-management') ?? '', 'https://somo.example')
  expect([pathname, readPlace(search, screens).screen]).toEqual(['/using-sitos', '/user-management'])
  expect([helpAddress('/using-sitos'), helpAddress('/error-page')]).toEqual([null, null])
})
