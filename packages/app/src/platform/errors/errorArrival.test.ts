import { expect, test } from 'vitest'
import { arrivalAfter } from './errorArrival.ts'
import type { ProblemCode } from './problem.ts'

test.each<[ProblemCode, string | null]>([
  ['UNAUTHENTICATED', 'session'],
  ['FORBIDDEN', 'forbidden'],
  ['UNREACHABLE', 'offline'],
  ['UNAVAILABLE', 'server'],
  ['INTERNAL', 'server'],
  ['NOT_OFFERED', null],
  ['BAD_INPUT', null],
])('the problem %s leads to the reason %s', (code, reason) => {
  const arrival = arrivalAfter({ code, requestId: 'r-12' }, '/media?tab=open')
  expect(arrival).toEqual(reason === null ? null : { reason, from: '/media?tab=open', reference: 'r-12' })
})
