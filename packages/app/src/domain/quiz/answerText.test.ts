import { describe, expect, it } from 'vitest'
import { type AnswerWords, answerText } from './answerText.ts'
import { sampleQuestions } from './questionFixture.ts'

const words: AnswerWords = {
  right: 'True',
  wrong: 'False',
  formatNumber: String,
  formatList: (texts) => texts.join(', '),
}

describe('an answer in words', () => {
  it.each([
    [{ type: 'SINGLE', option: 'o1' }, '45°, halfway'],
    [{ type: 'SINGLE', option: null }, ''],
    [{ type: 'MULTIPLE', options: ['o0', 'o2'] }, 'Anti-slip mats, A clean load bed'],
    [{ type: 'TRUE_FALSE', value: false }, 'False'],
    [{ type: 'MATCHING', matches: { o0: 'm1' } }, 'Steel beams: Chains'],
    [{ type: 'ORDERING', order: ['o1', 'o2', 'o0'] }, 'Check the load bed, Place the mats, Fasten the straps'],
    [{ type: 'CLOZE', gaps: { g1: '5', g2: 'o1' } }, '5, a day'],
    [{ type: 'NUMERIC', value: 750 }, '750'],
    [{ type: 'SHORT_TEXT', text: 'The driver' }, 'The driver'],
  ] as const)('%o is %s', (answer, text) => {
    expect(answerText(sampleQuestions[answer.type], answer, words)).toBe(text)
  })
})
