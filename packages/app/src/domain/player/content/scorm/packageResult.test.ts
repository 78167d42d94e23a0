import { describe, expect, it } from 'vitest'
import { result12, result2004, totalResult } from './packageResult.ts'

const none = { masteryScore: null, completionThreshold: null }
const cmi12 = (status: string, score: object = {}) => ({ core: { lesson_status: status, score } })

describe('a unit of SCORM 1.2', () => {
  it.each([
    ['not attempted', 'UNKNOWN', 'UNKNOWN'],
    ['browsed', 'UNKNOWN', 'UNKNOWN'],
    ['incomplete', 'INCOMPLETE', 'UNKNOWN'],
    ['completed', 'COMPLETE', 'UNKNOWN'],
    ['passed', 'COMPLETE', 'PASSED'],
    ['failed', 'COMPLETE', 'FAILED'],
  ])('that says %s is %s and %s', (status, completion, success) => {
    expect(result12(cmi12(status), none)).toMatchObject({ completion, success })
  })

  it('is passed or failed by its mastery score when it says completed with a score', () => {
    const mastery = { ...none, masteryScore: 80 }
    expect(result12(cmi12('completed', { raw: '80' }), mastery)).toMatchObject({ success: 'PASSED', score: 80 })
    expect(result12(cmi12('completed', { raw: '79' }), mastery)).toMatchObject({ success: 'FAILED', score: 79 })
    expect(result12(cmi12('completed'), mastery)).toMatchObject({ completion: 'COMPLETE', success: 'UNKNOWN' })
    expect(result12(cmi12('incomplete', { raw: '90' }), mastery)).toMatchObject({ success: 'UNKNOWN' })
  })

  it('counts a raw score within its bounds', () => {
    expect(result12(cmi12('incomplete', { raw: '15', min: '10', max: '20' }), none).score).toBe(50)
    expect(result12(cmi12('incomplete', { raw: '', min: '', max: '100' }), none).score).toBeNull()
  })
})

describe('a unit of SCORM 2004', () => {
  it('says completion and success apart', () => {
    expect(result2004({ completion_status: 'completed', success_status: 'failed' }, none)).toMatchObject({
      completion: 'COMPLETE',
      success: 'FAILED',
      progress: 100,
      score: null,
    })
    expect(result2004({ completion_status: 'not attempted', success_status: 'unknown' }, none)).toMatchObject({
      completion: 'UNKNOWN',
      success: 'UNKNOWN',
      progress: 0,
    })
  })

  it('is measured by the thresholds of the manifest where it has measured itself', () => {
    const limits = { masteryScore: 75, completionThreshold: 0.5 }
    const cmi = {
      completion_status: 'incomplete',
      success_status: 'failed',
      progress_measure: '0.5',
      score: { scaled: '0.75' },
    }
    expect(result2004(cmi, limits)).toMatchObject({
      completion: 'COMPLETE',
      success: 'PASSED',
      score: 75,
      progress: 50,
    })
    expect(result2004({ ...cmi, score: {}, progress_measure: '' }, limits)).toMatchObject({
      completion: 'INCOMPLETE',
      success: 'FAILED',
      score: null,
    })
  })

  it('has no score below zero', () => {
    expect(result2004({ score: { scaled: '-0.5' } }, none).score).toBe(0)
  })
})

describe('a package', () => {
  const done = { completion: 'COMPLETE', success: 'PASSED', score: 90, progress: 100 } as const
  const open = { completion: 'UNKNOWN', success: 'UNKNOWN', score: null, progress: 0 } as const

  it('is complete when all its units are, with the mean of the scores there are', () => {
    expect(totalResult([done, { ...done, score: 70 }])).toEqual({ ...done, score: 80 })
    expect(totalResult([done, open])).toEqual({ completion: 'INCOMPLETE', success: 'UNKNOWN', score: 90, progress: 50 })
    expect(totalResult([open, open])).toEqual(open)
  })

  it('has failed when one of its units has', () => {
    expect(totalResult([done, { ...done, success: 'FAILED' }]).success).toBe('FAILED')
  })
})
