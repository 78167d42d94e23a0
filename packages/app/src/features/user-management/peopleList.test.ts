import { expect, test } from 'vitest'
import { builtInViews, filterOf, filterOfView, peopleCodec, sortOf, unitOf } from './peopleList.ts'

test('every filter of the address reaches the API', () => {
  const state = peopleCodec.read(
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
  const state = peopleCodec.read('')
  expect([filterOf(state), sortOf(state), unitOf(state)]).toEqual([{}, { field: 'NAME', direction: 'ASCENDING' }, null])
})

test('the built-in views are addresses the list itself would write', () => {
  for (const kept of Object.values(builtInViews)) expect(peopleCodec.keep(peopleCodec.read(kept))).toBe(kept)
  expect([filterOfView('never'), filterOfView('recent'), filterOfView('suspended')]).toEqual([
    { hasNeverSignedIn: true },
    { newForDays: 30 },
    { status: ['SUSPENDED'] },
  ])
})
