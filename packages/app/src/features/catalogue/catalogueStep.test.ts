import { expect, test } from 'vitest'
import { offeredEnrolment as enrolment } from './catalogueFixture.ts'
import { stepOf } from './catalogueStep.ts'

test.each([
  ['what is open begins at once', 'BEGIN', { booking: 'OPEN', enrolment: null }],
  ['what needs approval is requested', 'REQUEST', { booking: 'REQUEST', enrolment: null }],
  ['what is assigned only has no step', 'ASSIGNED_ONLY', { booking: 'ASSIGNED_ONLY', enrolment: null }],
  ['what the person has goes on', 'RESUME', { booking: 'ASSIGNED_ONLY', enrolment: enrolment({ action: 'RESUME' }) }],
  ['a request waits', 'WAITING', { booking: 'REQUEST', enrolment: enrolment({ access: 'REQUESTED', action: 'NONE' }) }],
  [
    'what was declined can be requested again',
    'REQUEST',
    { booking: 'REQUEST', enrolment: enrolment({ access: 'DECLINED', action: 'NONE' }) },
  ],
  [
    'what has ended begins again',
    'BEGIN',
    { booking: 'OPEN', enrolment: enrolment({ access: 'CLOSED', action: 'NONE' }) },
  ],
  [
    'without an attempt left there is no step',
    'NONE',
    { booking: 'OPEN', enrolment: enrolment({ state: 'FAILED', action: 'NONE' }) },
  ],
] as const)('%s', (_, step, medium) => {
  expect(stepOf(medium)).toBe(step)
})
