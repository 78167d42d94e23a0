import { describe, expect, it } from 'vitest'
import { findDatabaseProblem } from './problems.ts'

const coded = (code: string): Error => Object.assign(new Error('x'), { code })

describe('findDatabaseProblem', () => {
  it.each([
    ['a text that cannot be stored', coded('22021'), 'BAD_INPUT'],
    ['the same, wrapped by another error', new Error('Failed query', { cause: coded('22P05') }), 'BAD_INPUT'],
    ['S10: a date that is none', coded('22007'), 'BAD_INPUT'],
    ['a server that is not there', coded('ECONNREFUSED'), 'UNAVAILABLE'],
    [
      'several addresses that are not there',
      new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')], 'both'),
      'UNAVAILABLE',
    ],
    ['a server that shuts down', coded('57P01'), 'UNAVAILABLE'],
    ['a lost connection', coded('08006'), 'UNAVAILABLE'],
    ['two transactions that waited for each other', coded('40P01'), 'UNAVAILABLE'],
    [
      'a transaction that another one has overtaken',
      new Error('Failed query', { cause: coded('40001') }),
      'UNAVAILABLE',
    ],
    ['a pool that gives up', new Error('timeout exceeded when trying to connect'), 'UNAVAILABLE'],
    ['a broken rule of the tables', coded('23505'), null],
    ['an error of ours', new TypeError('x is not a function'), null],
    ['no error at all', 'text', null],
  ])('tells %s', (_, error, problem) => {
    expect(findDatabaseProblem(error)).toBe(problem)
  })
})
