import { describe, expect, test } from 'vitest'
import { isLastWord } from './refreshPlan.ts'

describe('after the session page has doubted the session', () => {
  test('the no of the frame is the last word, whatever a refresh token could still do', () => {
    expect(isLastWord('check', 'frame', 'definitive')).toBe(true)
  })

  test.each([
    ['check', 'frame', 'timeout'],
    ['check', 'frame', 'transient'],
    ['check', 'grant', 'definitive'],
    ['start', 'frame', 'definitive'],
    ['renewal', 'frame', 'definitive'],
  ] as const)('%s, %s, %s is not', (trigger, way, failure) => {
    expect(isLastWord(trigger, way, failure)).toBe(false)
  })
})
