import { expect, test } from 'vitest'
import { filterOfView, peopleList } from './peopleList.ts'

const { filterOf, sortOf } = peopleList
const unitOf = (state: ReturnType<typeof peopleList.read>) => peopleList.chosen(state, 'unit')

test('every filter of the address reaches the API', () => {
  const state = peopleList.read(
    '?q=ada&status=SUSPENDED,ACTIVE&role=ADMIN&unit=0197a1c2-0000-7000-8000-000000000001.only&never=no&inactive=90..&recent=..30&noUnit=yes&locale=sw&sort=-lastSignIn',
  )
  expect(filterOf(state)).toEqual({
    search: 'ada',
    status: ['ACTIVE', 'SUSPENDED'],
    role: ['ADMIN'],
    unit: '0197a1c2-0000-7000-8000-000000000001',
    withSubunits: false,
    hasNeverSignedIn: false,
    inactiveForDays: 90,
    newForDays: 30,
    hasNoUnit: true,
    locale: ['sw'],
  })
  expect([unitOf(state), sortOf(state)]).toEqual([
    '0197a1c2-0000-7000-8000-000000000001',
    { field: 'LAST_SIGN_IN', direction: 'DESCENDING' },
  ])
})

test('a plain address lists everybody by name', () => {
  const state = peopleList.read('')
  expect([filterOf(state), sortOf(state), unitOf(state)]).toEqual([{}, { field: 'NAME', direction: 'ASCENDING' }, null])
})

test('the built-in views are addresses the list itself would write', () => {
  for (const text of Object.values(peopleList.views)) expect(peopleList.keep(peopleList.read(text))).toBe(text)
  expect([filterOfView('never'), filterOfView('recent'), filterOfView('suspended')]).toEqual([
    { hasNeverSignedIn: true },
    { newForDays: 30 },
    { status: ['SUSPENDED'] },
  ])
})
