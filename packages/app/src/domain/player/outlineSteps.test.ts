import { expect, test } from 'vitest'
import { currentItem, nextItem, outlineProgress } from './outlineSteps.ts'
import { itemFixture, itemUuid, outlineFixture } from './playerFixture.ts'

test('without an item in the address the first open part is played, and the first one when all are complete', () => {
  expect(currentItem(outlineFixture, null)?.uuid).toBe(itemUuid(2))
  expect(currentItem(outlineFixture, itemUuid(3))?.uuid).toBe(itemUuid(3))
  expect(currentItem(outlineFixture, 'gone')?.uuid).toBe(itemUuid(2))
  expect(currentItem([itemFixture(1, { state: 'COMPLETED' })], null)?.uuid).toBe(itemUuid(1))
  expect(currentItem([], null)).toBeNull()
})

test('the next part is the next open one, then one that was left out; a locked one is none', () => {
  const [first = null, second = null, third = null] = outlineFixture
  expect(nextItem(outlineFixture, first)).toBe(second)
  expect(nextItem(outlineFixture, second)).toBe(third)
  expect(nextItem(outlineFixture, third)).toBe(second)
  expect(nextItem([itemFixture(1)], itemFixture(1))).toEqual(itemFixture(1))
})

test('progress counts required parts, and minutes only where every open part has some', () => {
  expect(outlineProgress(outlineFixture)).toEqual({ completed: 1, parts: 3, minutes: 20 })
  const unknown = itemFixture(5, { medium: { ...itemFixture(5).medium, durationMinutes: null } })
  expect(outlineProgress([...outlineFixture, unknown])).toMatchObject({ parts: 4, minutes: null })
})
