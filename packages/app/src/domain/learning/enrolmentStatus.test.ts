import { expect, test } from 'vitest'
import { enrolmentStatus } from './enrolmentStatus.ts'

test.each([
  ['WAIVED', 'exempt'],
  ['COMPLETED', 'done'],
  ['FAILED', 'paused'],
  ['OVERDUE', 'overdue'],
] as const)('%s is shown as %s', (state, kind) => {
  expect(enrolmentStatus({ access: 'OPEN', state }).kind).toBe(kind)
})
