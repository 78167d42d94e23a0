import { expect, test } from 'vitest'
import { merge, patchOf, textsOf } from './merge.ts'

const fields = ['givenName', 'familyName', 'phone'] as const
const base = { givenName: 'Amani', familyName: 'Juma', phone: '' }

test('a patch holds what differs, and takes away what was emptied', () => {
  expect(patchOf(base, base, fields)).toEqual({})
  expect(patchOf({ ...base, phone: '1' }, { givenName: 'Amina', familyName: 'Juma', phone: '' }, fields)).toEqual({
    givenName: 'Amina',
    phone: null,
  })
})

test('what is not set is an empty text', () => {
  expect(textsOf({ givenName: null, familyName: 'Juma', phone: null }, fields)).toEqual({
    givenName: '',
    familyName: 'Juma',
    phone: '',
  })
})

test('who changed a field alone is followed', () => {
  const mine = { ...base, givenName: 'Amina' }
  const theirs = { ...base, phone: '112' }
  expect(merge(base, mine, theirs, fields)).toEqual({
    values: { givenName: 'Amina', familyName: 'Juma', phone: '112' },
    conflicts: [],
  })
})

test('the same change twice is no conflict, two different ones are, and nothing is chosen', () => {
  const mine = { givenName: 'Amina', familyName: 'Okello', phone: '' }
  const theirs = { givenName: 'Amina', familyName: 'Mbeki', phone: '112' }
  expect(merge(base, mine, theirs, fields)).toEqual({ values: { ...mine, phone: '112' }, conflicts: ['familyName'] })
})
