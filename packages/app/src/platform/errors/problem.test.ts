import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { errorCodes } from '@somo/graphql/errorCodes'
import { describe, expect, test } from 'vitest'
import { LocalProblem } from '../api/client/localProblem.ts'
import { toProblem, toProblemAt } from './problem.ts'
import { problemMessages } from './problemMessages.ts'

const answered = (extensions?: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'x', ...(extensions && { extensions }) }] })
const status = (code: number, bodyText = '') =>
  new ServerError('x', { response: new Response('', { status: code }), bodyText })
const unknown = JSON.stringify({ errors: [{ message: 'x', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] })

test('no error is no problem', () => {
  expect(toProblem(undefined)).toBeNull()
  expect(toProblem(null)).toBeNull()
})

test.each(errorCodes)("the server's code %s is kept", (code) => {
  expect(toProblem(answered({ code, requestId: 'r-1' }))).toEqual({ code, requestId: 'r-1' })
})

test.each([
  [answered({ code: 'GRAPHQL_VALIDATION_FAILED' }), 'NOT_OFFERED'],
  [answered({ code: 'SOMETHING_NEW' }), 'INTERNAL'],
  [answered(), 'INTERNAL'],
  [status(400, unknown), 'NOT_OFFERED'],
  [status(400), 'INTERNAL'],
  [status(401), 'UNAUTHENTICATED'],
  [status(403), 'FORBIDDEN'],
  [status(404), 'NO_API'],
  [status(429), 'RATE_LIMITED'],
  [status(500), 'INTERNAL'],
  [status(503), 'UNAVAILABLE'],
  [new TypeError('Failed to fetch'), 'UNREACHABLE'],
  [new LocalProblem('NO_API'), 'NO_API'],
  [new LocalProblem('UNAUTHENTICATED'), 'UNAUTHENTICATED'],
  [new Error('x'), 'INTERNAL'],
  ['a text', 'INTERNAL'],
])('%s is %s', (error, code) => {
  expect(toProblem(error)).toEqual({ code, requestId: null })
})

test('each problem has a text of its own', () => {
  const texts = Object.values(problemMessages).map(({ defaultMessage }) => defaultMessage)
  expect(new Set(texts).size).toBe(texts.length)
})

describe('toProblemAt', () => {
  const at = (path: readonly string[] | undefined) => ({
    message: 'x',
    ...(path && { path }),
    extensions: { code: 'UNAVAILABLE' },
  })

  test.each([
    ['its own', ['dashboard', 'setup'], 'UNAVAILABLE'],
    ['one below it', ['dashboard', 'setup', 'steps'], 'UNAVAILABLE'],
    ['one above it', ['dashboard'], 'UNAVAILABLE'],
    ['one of the whole call', undefined, 'UNAVAILABLE'],
    ['one of its neighbour', ['dashboard', 'notices'], undefined],
  ])('an error is %s', (_, path, code) => {
    expect(toProblemAt(new CombinedGraphQLErrors({ errors: [at(path)] }), ['dashboard', 'setup'])?.code).toBe(code)
  })

  test('a call without an answer concerns every part', () => {
    expect(toProblemAt(new TypeError('Failed to fetch'), ['dashboard', 'setup'])?.code).toBe('UNREACHABLE')
  })
})
