import { expect, test } from 'vitest'
import { faultMessages } from './formMessages.ts'
import { faultsOfUserErrors } from './saveAnswer.ts'

const taken = { id: 'test.own.taken', defaultMessage: 'Taken.', description: 'Only in this test.' }
const fields = new Set(['number', 'dates.0.from', 'roles'])
const faultAt = (path: readonly (string | number)[] | null, code = 'TAKEN') =>
  faultsOfUserErrors([{ code, path }], fields, { TAKEN: taken })

test.each([
  ['its field', ['number'], 'number'],
  ['a field in a list', ['dates', 0, 'from'], 'dates.0.from'],
  ['the same with steps as text', ['dates', '0', 'from'], 'dates.0.from'],
  ['the field it leads into', ['roles', 2, 'unit'], 'roles'],
  ['the whole form where no field is met', ['dates', 1, 'from'], ''],
  ['the whole form where nothing is named', null, ''],
])('an error of the server belongs to %s', (_name, path, place) => {
  expect(faultAt(path)).toEqual([{ path: place, fault: { message: taken } }])
})

test.each(['LOCKED', 'constructor'])('the code %s without a text of its own is said all the same', (code) => {
  expect(faultAt(['number'], code)).toEqual([{ path: 'number', fault: { message: faultMessages.unusable } }])
})
