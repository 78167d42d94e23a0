import { expect, it } from 'vitest'
import { jobRefusal } from '../job/jobRefusal.ts'
import { reasonOf } from './reasonOf.ts'

it('a step that was refused is told in words of what was done, not of what could not be shown', () => {
  const problem = { code: 'NOT_WHILE_VIEWING', requestId: null } as const
  expect(reasonOf({ problem, userErrors: [] })?.defaultMessage).toBe(
    'You can’t change anything while viewing as another person.',
  )
  expect(reasonOf({ problem: { ...problem, code: 'FORBIDDEN' }, userErrors: [] })?.defaultMessage).toBe(
    'Your roles do not allow this.',
  )
  expect(jobRefusal(new TypeError('no answer'), undefined)?.reason?.defaultMessage).toBe(
    'The server did not answer. Check the connection, then try again.',
  )
})

it('what the server says of an entry comes before nothing, and nothing is said where nothing is wrong', () => {
  expect(reasonOf({ problem: null, userErrors: [{ code: 'TOO_LONG', path: ['name'] }] })?.id).toBe(
    'errors.code.toolong',
  )
  expect(reasonOf({ problem: null, userErrors: [] })).toBeNull()
})
