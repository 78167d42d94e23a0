import { expect, it } from 'vitest'
import type { QuestionContent } from './questionContent.ts'
import { translateAnswer } from './translateAnswer.ts'

const choice = (type: 'SINGLE' | 'MULTIPLE', prefix: string, ...texts: string[]): QuestionContent => ({
  type,
  stem: 'Question',
  scoring: 'PARTIAL',
  options: texts.map((text, place) => ({ id: `${prefix}${place}`, text, weight: place === 0 ? 100 : 0 })),
})

it('finds what was chosen by its text, and a corrected text by its place', () => {
  const before = choice('SINGLE', 'a', 'Foam', 'Watr', 'Powder')
  const after = choice('SINGLE', 'b', 'Powder', 'Foam', 'Water')
  const translate = (option: string | null) => translateAnswer(before, after, { type: 'SINGLE', option })
  expect(['a0', 'a1', 'a2', null].map(translate)).toEqual(
    ['b1', 'b2', 'b0', null].map((option) => ({ type: 'SINGLE', option })),
  )
})

it('does not compare an answer that chose what is gone, or another type', () => {
  const before = choice('MULTIPLE', 'a', 'Foam', 'Water', 'Sand')
  const after = choice('MULTIPLE', 'b', 'Foam', 'Water')
  expect(translateAnswer(before, after, { type: 'MULTIPLE', options: ['a0', 'a2'] })).toBeNull()
  expect(translateAnswer(before, after, { type: 'MULTIPLE', options: ['a0', 'a1'] })).toEqual({
    type: 'MULTIPLE',
    options: ['b0', 'b1'],
  })
  expect(
    translateAnswer(before, choice('SINGLE', 'b', 'Foam', 'Water'), { type: 'MULTIPLE', options: ['a0'] }),
  ).toBeNull()
})

it('translates the parts of matching and cloze questions', () => {
  const matching = (prefix: string, ...pairs: (readonly [string, string])[]): QuestionContent => ({
    type: 'MATCHING',
    stem: 'Match',
    scoring: 'PARTIAL',
    prompts: pairs.map(([text], place) => ({ id: `${prefix}p${place}`, text, match: `${prefix}m${place}` })),
    matches: pairs.map(([, text], place) => ({ id: `${prefix}m${place}`, text })),
  })
  expect(
    translateAnswer(
      matching('a', ['Fire', 'Red'], ['Exit', 'Green']),
      matching('b', ['Exit', 'Green'], ['Fire', 'Red']),
      {
        type: 'MATCHING',
        matches: { ap0: 'am1' },
      },
    ),
  ).toEqual({ type: 'MATCHING', matches: { bp1: 'bm0' } })
  const cloze = (prefix: string): QuestionContent => ({
    type: 'CLOZE',
    stem: 'Fill in',
    parts: [{ gap: `${prefix}1` }, { gap: `${prefix}2` }],
    gaps: [
      { id: `${prefix}1`, kind: 'TYPED', isCaseSensitive: false, accepts: [{ text: 'foam', weight: 100 }] },
      { id: `${prefix}2`, kind: 'LIST', options: [{ id: `${prefix}x`, text: 'sand', weight: 100 }] },
    ],
  })
  expect(translateAnswer(cloze('a'), cloze('b'), { type: 'CLOZE', gaps: { a1: 'Foam', a2: 'ax' } })).toEqual({
    type: 'CLOZE',
    gaps: { b1: 'Foam', b2: 'bx' },
  })
})
