import { questionTypes, type QuestionType } from '@somo/graphql/quiz/question'
import { describe, expect, it } from 'vitest'
import { questionValues, readQuestion, writeQuestion } from './questionContent.ts'
import { emptyQuestion, findErrors, questionSchema, type QuestionValues } from './questionForm.ts'

const option = (id: string, text: string, isRight: boolean) => ({ id, text, isRight, feedback: '' })
const filled: Readonly<Record<QuestionType, Partial<QuestionValues>>> = {
  SINGLE: { options: [option('a', 'Yes', true), option('b', 'No', false), option('c', ' ', false)] },
  MULTIPLE: { options: [option('a', 'One', true), option('b', 'Two', true), option('c', 'Three', false)] },
  TRUE_FALSE: { isTrue: 'false' },
  MATCHING: {
    entries: [
      { id: 'a', text: 'Class A', match: 'Wood' },
      { id: 'b', text: 'Class B', match: 'Petrol' },
    ],
  },
  ORDERING: {
    entries: [
      { id: 'a', text: 'First', match: '' },
      { id: 'b', text: 'Then', match: '' },
    ],
  },
  CLOZE: { cloze: 'The [sun|star] rises in the [=east|west].' },
  NUMERIC: { from: 10, to: 20, unit: 's' },
  SHORT_TEXT: { accepts: '112\n%50%911' },
  ESSAY: { maxWords: 200, guide: 'Three steps' },
  SCALE: { steps: 7, lowLabel: 'not at all' },
}
const valuesOf = (type: QuestionType): QuestionValues => ({ ...emptyQuestion(), stem: 'A question?', ...filled[type] })

describe('the form of a question', () => {
  it.each(questionTypes)('writes and reads a question of type %s without loss', (type) => {
    const written = writeQuestion(type, valuesOf(type))
    const { type: read, ...values } = readQuestion(written)
    expect(read).toBe(type)
    expect(JSON.parse(writeQuestion(type, { ...emptyQuestion(), ...values }))).toEqual(JSON.parse(written))
  })

  it.each(questionTypes)('finds nothing wrong with a filled question of type %s', (type) => {
    expect(questionSchema(type).safeParse(valuesOf(type)).error?.issues ?? []).toEqual([])
  })

  it.each([
    ['SINGLE', { options: [option('a', 'Yes', true)] }, 'options', 'TWO_ANSWERS'],
    ['SINGLE', { options: [option('a', 'Yes', false), option('b', 'No', false)] }, 'options', 'NO_RIGHT_ANSWER'],
    ['MATCHING', { entries: [{ id: 'a', text: 'One', match: 'x' }] }, 'entries', 'TWO_ENTRIES'],
    ['ORDERING', { entries: [] }, 'entries', 'TWO_ENTRIES'],
    ['CLOZE', { cloze: 'No gap at all' }, 'cloze', 'NO_GAP'],
    ['CLOZE', { cloze: 'Only [=one]' }, 'cloze', 'TWO_ANSWERS'],
    ['NUMERIC', { from: null }, 'from', 'REQUIRED'],
    ['NUMERIC', { from: 3, to: 2 }, 'to', 'WRONG_ORDER'],
    ['SHORT_TEXT', { accepts: ' \n' }, 'accepts', 'REQUIRED'],
    ['SCALE', { steps: null }, 'steps', 'REQUIRED'],
  ] as const)('says at the field what is wrong: %s with %o', (type, values, field, code) => {
    expect(findErrors(type, { ...valuesOf(type), ...values } as QuestionValues)).toEqual([[field, code]])
  })

  it('shares the points among right answers and takes as much away for wrong ones', () => {
    const { options } = JSON.parse(writeQuestion('MULTIPLE', valuesOf('MULTIPLE'))) as { options: { weight: number }[] }
    expect(options.map(({ weight }) => weight)).toEqual([50, 50, -50])
  })

  it('begins empty for a new question and filled for one that exists', () => {
    expect(questionValues(null)).toMatchObject({
      stem: '',
      points: 1,
      options: [{ isRight: true }, { isRight: false }],
    })
    const content = writeQuestion('TRUE_FALSE', valuesOf('TRUE_FALSE'))
    expect(questionValues({ content, title: 'Sun', points: 2, tags: ['a', 'b'] })).toMatchObject({
      stem: 'A question?',
      title: 'Sun',
      points: 2,
      tags: 'a, b',
      isTrue: 'false',
    })
  })
})
