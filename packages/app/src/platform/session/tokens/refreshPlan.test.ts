import { describe, expect, test } from 'vitest'
import { isLastWord } from './refreshPlan.ts'

describe('after the session page has doubted the session', () => {
  test('the no of a frame that has worked is the last word, whatever a refresh token could still do', () => {
    expect(isLastWord('check', 'definitive', true)).toBe(true)
  })

  test.each([
    ['check', 'definitive', false],
    ['check', 'timeout', true],
    ['check', 'transient', true],
    ['start', 'definitive', true],
    ['renewal', 'definitive', true],
  ] as const)('%s, %s, worked before: %s is not', (trigger, failure, hasFrameWorked) => {
    expect(isLastWord(trigger, failure, hasFrameWorked)).toBe(false)
  })
})
