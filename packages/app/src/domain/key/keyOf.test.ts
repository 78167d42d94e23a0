import { expect, test } from 'vitest'
import { keyOf } from './keyOf.ts'

test.each([
  ['Shirt size', 'shirt-size'],
  ['Größe (Hemd)', 'groesse-hemd'],
  ['Ñandú 2.0', 'nandu-2.0'],
  ['A', 'a-1'],
  ['  !  ', ''],
])('the key of %j is %j', (name, key) => {
  expect(keyOf(name)).toBe(key)
})
