import { expect, test } from 'vitest'
import { errorMessages } from './formMessages.ts'
import { errorsOfUserErrors } from './saveAnswer.ts'

const taken = { id: 'test.own.taken', defaultMessage: 'Taken.', description: 'Only in this test.' }
const fields = new Set(['number', 'dates.0.from', 'roles'])
const serverErrorAt = (path: readonly (string | number)[] | null, code = 'TAKEN') =>
  errorsOfUserErrors([{ code, path }], fields, { TAKEN: taken })

test.each([
  ['its field', ['number'], 'number'],
  ['a field in a list', ['dates', 0, 'from'], 'dates.0.from'],
  ['the same with steps as text', ['dates', '0', 'from'], 'dates.0.from'],
  ['the field it leads into', ['roles', 2, 'unit'], 'roles'],
  ['the whole form where no field is met', ['dates', 1, 'from'], ''],
  ['the whole form where nothing is named', null, ''],
])('an error of the server belongs to %s', (_name, path, place) => {
  expect(serverErrorAt(path)).toEqual([{ path: place, error: { message: taken } }])
})

test.each(['LOCKED', 'constructor'])('the code %s without a text of its own is said all the same', (code) => {
  expect(serverErrorAt(['number'], code)).toEqual([{ path: 'number', error: { message: errorMessages.unusable } }])
})
