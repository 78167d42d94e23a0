import { describe, expect, it } from 'vitest'
import { type AttemptFacts, attemptResult, type CompletionRule, defaultWatchedShare } from './completionRules.ts'

const nothing: AttemptFacts = {
  completion: 'UNKNOWN',
  success: 'UNKNOWN',
  score: null,
  watchedSeconds: 0,
  lengthSeconds: null,
}
const done = { completion: 'COMPLETE' } as const
const byCompletion = { rule: 'PACKAGE', by: 'COMPLETION' } as const
const bySuccess = { rule: 'PACKAGE', by: 'SUCCESS' } as const
const notFailed = { rule: 'PACKAGE', by: 'COMPLETION_NOT_FAILED' } as const

describe('what an attempt comes to', () => {
  it.each<[string, CompletionRule, number | null, Partial<AttemptFacts>, string]>([
    ['a link is complete when it was opened', { rule: 'OPENED' }, null, {}, 'COMPLETED'],
    ['a document is not before it was confirmed', { rule: 'CONFIRMED' }, null, {}, 'OPEN'],
    ['a document is when it was confirmed', { rule: 'CONFIRMED' }, null, done, 'COMPLETED'],
    ['a page is open while somebody reads', { rule: 'READ' }, null, { completion: 'INCOMPLETE' }, 'OPEN'],
    ['a quiz that was not handed in is open', { rule: 'PASSED' }, 80, { score: 90 }, 'OPEN'],
    ['a quiz is passed at its mark', { rule: 'PASSED' }, 80, { ...done, score: 80 }, 'COMPLETED'],
    ['a quiz is failed below it', { rule: 'PASSED' }, 80, { ...done, score: 79.99 }, 'FAILED'],
    ['a quiz without a mark is passed by any result', { rule: 'PASSED' }, null, { ...done, score: 0 }, 'COMPLETED'],
    ['a package by its completion', byCompletion, null, { ...done, success: 'FAILED' }, 'COMPLETED'],
    ['a package that was browsed only', byCompletion, null, { completion: 'UNKNOWN' }, 'OPEN'],
    ['a package by its success', bySuccess, null, { success: 'PASSED' }, 'COMPLETED'],
    ['a package whose success is not known', bySuccess, null, done, 'OPEN'],
    ['a package that was failed', notFailed, null, { ...done, success: 'FAILED' }, 'FAILED'],
    ['a package without a word on success', notFailed, null, done, 'COMPLETED'],
    ['the mark of the author outranks the package', bySuccess, 90, { ...done, success: 'PASSED', score: 85 }, 'FAILED'],
    ['a score is not judged before the package is complete', bySuccess, 90, { success: 'PASSED', score: 85 }, 'OPEN'],
    ['a package without a score keeps its own word', bySuccess, 90, { success: 'PASSED' }, 'COMPLETED'],
    [
      'nine tenths of a recording',
      { rule: 'WATCHED', share: 0.9 },
      null,
      { watchedSeconds: 90, lengthSeconds: 100 },
      'COMPLETED',
    ],
    ['less than that', { rule: 'WATCHED', share: 0.9 }, null, { watchedSeconds: 89, lengthSeconds: 100 }, 'OPEN'],
    ['a recording of unknown length is never complete', { rule: 'WATCHED' }, null, { watchedSeconds: 9999 }, 'OPEN'],
  ])('%s', (_, rule, passMark, facts, result) => {
    expect(attemptResult(rule, passMark, { ...nothing, ...facts })).toBe(result)
  })

  it.each([
    [0, 0.7],
    [60, 0.725],
    [300, 0.825],
    [600, 0.95],
    [7200, 0.95],
  ])('of a recording of %d seconds the share is %d where none is set', (length, share) => {
    expect(defaultWatchedShare(length)).toBeCloseTo(share, 10)
  })
})
