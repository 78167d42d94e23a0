import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import fc from 'fast-check'
import { type QuestionContent, questionContentSchema } from '../core/questionContent.ts'

const text = fc.string({ minLength: 1, maxLength: 12 }).map((value) => `t${value.replaceAll(/[*\\]/g, '').trim()}`)
const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `i${at}`)
const weights = fc.integer({ min: -100, max: 99 })
const scoring = fc.constantFrom('PARTIAL', 'ALL_OR_NOTHING')
const stem = text

const options = fc
  .array(fc.record({ text, weight: weights }), { minLength: 1, maxLength: 6 })
  .map((wrong) => [{ text: 'right', weight: 100 }, ...wrong].map((option, at) => ({ ...option, id: `i${at}` })))

const accepts = fc
  .array(fc.record({ text, weight: fc.integer({ min: 0, max: 100 }) }), { maxLength: 4 })
  .map((others) => [{ text: 'Right*answer', weight: 100 }, ...others])

const numbers = fc
  .array(fc.tuple(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.double({ min: 0, max: 10, noNaN: true })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((ranges) => ranges.map(([from, width], at) => ({ from, to: from + width, weight: at === 0 ? 100 : 50 })))

const gap = fc.oneof(
  fc.record({ kind: fc.constant('TYPED'), accepts, isCaseSensitive: fc.boolean() }),
  fc.record({ kind: fc.constant('LIST'), options }),
)

/** Valid content of every type. */
export const anyContent: fc.Arbitrary<QuestionContent> = fc
  .oneof(
    fc.record({ type: fc.constant('SINGLE'), stem, options }),
    fc.record({ type: fc.constant('MULTIPLE'), stem, options, scoring }),
    fc.record({ type: fc.constant('TRUE_FALSE'), stem, isTrue: fc.boolean() }),
    fc.tuple(scoring, fc.integer({ min: 2, max: 8 })).chain(([rule, count]) =>
      fc.array(fc.constantFrom(...ids(count)), { minLength: 1, maxLength: 8 }).map((matches) => ({
        type: 'MATCHING',
        stem: 's',
        scoring: rule,
        matches: ids(count).map((id) => ({ id, text: id })),
        prompts: matches.map((match, at) => ({ id: `p${at}`, text: 'p', match })),
      })),
    ),
    fc.tuple(scoring, fc.integer({ min: 2, max: 8 })).map(([rule, count]) => ({
      type: 'ORDERING',
      stem: 's',
      scoring: rule,
      items: ids(count).map((id) => ({ id, text: id })),
    })),
    fc.array(gap, { minLength: 1, maxLength: 5 }).map((gaps) => ({
      type: 'CLOZE',
      stem: 's',
      gaps: gaps.map((each, at) => ({ ...each, id: `g${at}` })),
      parts: gaps.flatMap((_, at) => [{ text: ' and ' }, { gap: `g${at}` }]),
    })),
    fc.record({ type: fc.constant('NUMERIC'), stem, accepts: numbers }),
    fc.record({ type: fc.constant('SHORT_TEXT'), stem, accepts, isCaseSensitive: fc.boolean() }),
    fc.record({ type: fc.constant('ESSAY'), stem }),
    fc.record({ type: fc.constant('SCALE'), stem, from: fc.constantFrom(0, 1), to: fc.integer({ min: 2, max: 10 }) }),
  )
  .map((content) => questionContentSchema.parse(content))

const someId = fc.constantFrom(...ids(8), 'p0', 'p1', 'g0', 'g1', 'unknown')

/** Answers of every type, right, wrong and meaningless ones. */
export const anyAnswer: fc.Arbitrary<QuizAnswer> = fc.oneof(
  fc.record({ type: fc.constant('SINGLE' as const), option: fc.option(someId) }),
  fc.record({ type: fc.constant('MULTIPLE' as const), options: fc.array(someId, { maxLength: 12 }) }),
  fc.record({ type: fc.constant('TRUE_FALSE' as const), value: fc.option(fc.boolean()) }),
  fc.record({ type: fc.constant('MATCHING' as const), matches: fc.dictionary(someId, someId) }),
  fc.record({ type: fc.constant('ORDERING' as const), order: fc.array(someId, { maxLength: 12 }) }),
  fc.record({ type: fc.constant('CLOZE' as const), gaps: fc.dictionary(someId, fc.oneof(someId, fc.string())) }),
  fc.record({ type: fc.constant('NUMERIC' as const), value: fc.option(fc.double()) }),
  fc.record({ type: fc.constantFrom('SHORT_TEXT' as const, 'ESSAY' as const), text: fc.string() }),
  fc.record({ type: fc.constant('SCALE' as const), value: fc.option(fc.integer()) }),
)
