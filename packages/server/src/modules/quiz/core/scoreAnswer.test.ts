import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAnswer, anyContent } from '../testing/questionArbitraries.ts'
import { questionContentSchema, type QuestionContent } from './questionContent.ts'
import { withRandomIds } from './randomIds.ts'
import { rightAnswer } from './rightAnswer.ts'
import { scoreAnswer } from './scoreAnswer.ts'
import { createSeededRandom } from './seededRandom.ts'
import { showQuestion } from './showQuestion.ts'

const isScored = ({ type }: QuestionContent): boolean => type !== 'ESSAY' && type !== 'SCALE'

/** The same content with its options, matches and accepted answers in another order. */
function reorder(content: QuestionContent, seed: string): QuestionContent {
  const { shuffle } = createSeededRandom(seed)
  switch (content.type) {
    case 'SINGLE':
    case 'MULTIPLE':
      return { ...content, options: shuffle(content.options) }
    case 'MATCHING':
      return { ...content, prompts: shuffle(content.prompts), matches: shuffle(content.matches) }
    case 'CLOZE':
      return { ...content, gaps: shuffle(content.gaps) }
    case 'NUMERIC':
      return { ...content, accepts: shuffle(content.accepts) }
    case 'SHORT_TEXT':
      return { ...content, accepts: shuffle(content.accepts) }
    default:
      return content
  }
}

describe('the score of any answer', () => {
  it('is between 0 and 1, and null where nothing is right or wrong', () => {
    fc.assert(
      fc.property(anyContent, fc.option(anyAnswer), (content, answer) => {
        const score = scoreAnswer(content, answer)
        if (!isScored(content)) return score === null
        return score !== null && score >= 0 && score <= 1
      }),
      { numRuns: 2000 },
    )
  })

  it('is 1 for the right answer, also after ids were renewed', () => {
    fc.assert(
      fc.property(anyContent.filter(isScored), (content) => {
        const renewed = withRandomIds(content)
        expect(scoreAnswer(content, rightAnswer(content))).toBe(1)
        expect(scoreAnswer(renewed, rightAnswer(renewed))).toBe(1)
      }),
      { numRuns: 1000 },
    )
  })

  it('does not depend on the order of the options', () => {
    fc.assert(
      fc.property(anyContent, anyAnswer, fc.string(), (content, answer, seed) => {
        const [one, other] = [scoreAnswer(content, answer), scoreAnswer(reorder(content, seed), answer)]
        if (one === null || other === null) expect(one).toBe(other)
        else expect(one).toBeCloseTo(other, 9)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('what a browser gets', () => {
  it('has no weights, feedback or right answers, and the same order for the same seed', () => {
    fc.assert(
      fc.property(anyContent, fc.string(), (content, seed) => {
        const shown = showQuestion({ ...content, feedback: 'secret' }, seed, true)
        const sent = JSON.stringify(shown)
        for (const secret of ['weight', 'feedback', 'secret', 'accepts', 'isTrue', '"match"', 'scoring'])
          expect(sent).not.toContain(secret)
        expect(showQuestion(content, seed, true)).toEqual(shown)
      }),
    )
  })

  it('shuffles what is to be ordered', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, text: id }))
    const content = questionContentSchema.parse({ type: 'ORDERING', stem: 'Order', items })
    const orders = ['1', '2', '3', '4'].map((seed) => JSON.stringify(showQuestion(content, seed, false)))
    expect(new Set(orders).size).toBeGreaterThan(1)
  })
})

const single = (weight: number) => ({ id: `w${weight}`, text: 'x', weight })

describe('partial credit', () => {
  it.each([
    ['half a right option', { type: 'SINGLE', options: [single(100), single(50)] }, { option: 'w50' }, 0.5],
    [
      'one of two right options and one wrong one',
      { type: 'MULTIPLE', options: [single(50), { ...single(50), id: 'b' }, single(-50), single(0)] },
      { options: ['w50', 'b', 'w-50'] },
      0.5,
    ],
    [
      'all but one, all or nothing',
      { type: 'MULTIPLE', scoring: 'ALL_OR_NOTHING', options: [single(50), { ...single(50), id: 'b' }] },
      { options: ['b'] },
      0,
    ],
    [
      'two of three places',
      { type: 'ORDERING', items: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id })) },
      { order: ['a', 'c', 'b', 'd'] },
      0.5,
    ],
    [
      'a number at its tolerance',
      { type: 'NUMERIC', accepts: [{ from: 0.1, to: 0.3, weight: 100 }] },
      { value: 0.1 + 0.2 },
      1,
    ],
    ['a number beyond it', { type: 'NUMERIC', accepts: [{ from: 0.1, to: 0.3, weight: 100 }] }, { value: 0.301 }, 0],
    [
      'the lesser of two numbers',
      {
        type: 'NUMERIC',
        accepts: [
          { from: 4, to: 4, weight: 100 },
          { from: 3, to: 5, weight: 50 },
        ],
      },
      { value: 5 },
      0.5,
    ],
  ])('of %s', (_, content, answer, expected) => {
    const parsed = questionContentSchema.parse({ stem: 'Question', ...content })
    expect(scoreAnswer(parsed, { type: parsed.type, ...answer } as never)).toBe(expected)
  })
})

describe('a typed text', () => {
  const score = (accepted: string, text: string, isCaseSensitive = false): number | null =>
    scoreAnswer(
      questionContentSchema.parse({
        type: 'SHORT_TEXT',
        stem: 'Question',
        isCaseSensitive,
        accepts: [{ text: accepted, weight: 100 }],
      }),
      { type: 'SHORT_TEXT', text },
    )

  it.each([
    ['Nairobi', ' nairobi ', 1],
    ['New York', 'New  York', 1],
    ["don't", 'don’t', 1],
    ['fire*extinguisher', 'Fire (CO2) extinguisher', 1],
    ['fire*extinguisher', 'extinguisher fire', 0],
    ['*ab*ab', 'ab', 0],
    ['2 \\* 2', '2 * 2', 1],
    ['2 \\* 2', '2 + 2', 0],
    ['*', '', 0],
  ])('%s accepts %s: %d', (accepted, text, expected) => {
    expect(score(accepted, text)).toBe(expected)
  })

  it('respects case where the question does', () => {
    expect(score('pH', 'PH', true)).toBe(0)
    expect(score('pH', 'pH', true)).toBe(1)
  })
})

describe('refused content', () => {
  it.each([
    ['no right option', { type: 'SINGLE', options: [single(50), single(0)] }, 'NO_RIGHT_ANSWER'],
    ['two options of one id', { type: 'SINGLE', options: [single(100), single(100)] }, 'REPEATED'],
    [
      'a gap that is not shown',
      {
        type: 'CLOZE',
        parts: [{ text: 'x' }],
        gaps: [{ id: 'g', kind: 'TYPED', accepts: [{ text: 'x', weight: 100 }] }],
      },
      'UNKNOWN_GAP',
    ],
    [
      'a match that does not exist',
      {
        type: 'MATCHING',
        matches: ['a', 'b'].map((id) => ({ id, text: id })),
        prompts: [{ id: 'p', text: 'p', match: 'c' }],
      },
      'UNKNOWN_MATCH',
    ],
    ['a range from high to low', { type: 'NUMERIC', accepts: [{ from: 2, to: 1, weight: 100 }] }, 'WRONG_ORDER'],
  ])('%s', (_, content, code) => {
    const { error } = questionContentSchema.safeParse({ stem: 'Question', ...content })
    expect(error?.issues.map(({ message }) => message)).toContain(code)
  })
})
