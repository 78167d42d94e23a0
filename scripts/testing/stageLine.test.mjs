import { expect, test } from 'vitest'
import { stageLine, timeOf } from './stageLine.mjs'

const result = { name: 'unit', isGood: true, seconds: 289.96, budget: 300, passed: 8, failed: 0 }

test('a stage tells its time beside its budget, and its tests', () => {
  expect(stageLine(result)).toBe('✓ unit         290.0 s of 300 s   8 of 8 tests')
})

test('a stage without tests of its own tells its time alone', () => {
  expect(stageLine({ ...result, name: 'types', isGood: false, passed: 0 })).toBe('✗ types        290.0 s of 300 s')
})

test('a stage above its budget says so', () => {
  expect(timeOf(300, 300)).toBe('300.0 s of 300 s')
  expect(timeOf(310.04, 300)).toBe('310.0 s of 300 s, over budget')
})
