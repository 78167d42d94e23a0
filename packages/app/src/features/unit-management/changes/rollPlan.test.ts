import { expect, it } from 'vitest'
import { nextNames } from './rollPlan.ts'

it.each([
  ['9b', '09b', '10b', '10b'],
  ['Class 10', 'class-10', 'Class 11', 'class-11'],
  ['Year 09 B', 'y09-b', 'Year 10 B', 'y10-b'],
  ['Choir', 'choir', 'Choir', 'choir'],
])('%s (%s) is likely called %s (%s) next', (name, key, nextName, nextKey) => {
  expect(nextNames({ uuid: 'u', name, key })).toEqual({
    uuid: 'u',
    unit: name,
    name: nextName,
    key: nextKey,
    isFinished: false,
  })
})
