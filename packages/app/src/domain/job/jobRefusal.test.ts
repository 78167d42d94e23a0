import { describe, expect, test } from 'vitest'
import { userErrorMessages } from '../errors/userErrorMessages.ts'
import { jobListMessages } from './list/jobListMessages.ts'
import { jobMessages } from './jobMessages.ts'
import { jobRefusal } from './jobRefusal.ts'

describe('what is asked about a job', () => {
  test('and done needs no word', () => {
    expect(jobRefusal(undefined, [])).toBeNull()
    expect(jobRefusal(undefined, undefined)).toBeNull()
  })

  test('that has ended meanwhile is told, and not as a success', () => {
    expect(jobRefusal(undefined, [{ code: 'WRONG_STATE' }], jobListMessages.isEnded)).toEqual({
      tone: 'info',
      message: jobListMessages.isEnded,
    })
  })

  test('that nobody knows any more is told', () => {
    expect(jobRefusal(undefined, [{ code: 'UNKNOWN' }])).toEqual({ tone: 'info', message: jobMessages.gone })
  })

  test('and refused is told as a failure, with its reason', () => {
    expect(jobRefusal(undefined, [{ code: 'OUT_OF_SCOPE' }])).toEqual({
      tone: 'bad',
      message: jobListMessages.actFailed,
      reason: userErrorMessages.OUT_OF_SCOPE,
    })
    expect(jobRefusal(new Error('nobody answered'), undefined)?.tone).toBe('bad')
  })
})
