import { expect, test } from 'vitest'
import {
  addQuestions,
  countDrawn,
  quizSchema,
  readQuiz,
  removeQuestion,
  replaceQuestion,
  writeQuiz,
} from './quizForm.ts'

const sections = [
  { id: 'one', title: 'Basics', pick: 1, questions: ['a', 'b'] },
  { id: 'two', title: '', pick: null, questions: ['c'] },
]

test('an empty draft begins with one section and cannot be saved without a question', () => {
  const values = readQuiz('{}')
  expect(values).toMatchObject({ paging: 'ONE', showResults: 'AFTER', sections: [{ pick: null, questions: [] }] })
  expect(quizSchema.safeParse(values).error?.issues[0]?.message).toBe('NO_QUESTIONS')
})

test('a draft is written as it was read, without sections that have no question', () => {
  const json = JSON.stringify({
    timeLimitMinutes: 20,
    paging: 'ALL',
    order: 'SHUFFLED',
    shuffleOptions: false,
    showResults: 'NEVER',
    sections: [{ title: 'Basics', pick: 1, questions: ['a', 'b'] }],
  })
  const values = readQuiz(json)
  expect(JSON.parse(writeQuiz(values))).toEqual(JSON.parse(json))
  const withEmpty = { ...values, sections: [...values.sections, { id: 'x', title: '', pick: null, questions: [] }] }
  expect(JSON.parse(writeQuiz(withEmpty))).toEqual(JSON.parse(json))
})

test('a section cannot draw more questions than it has', () => {
  const values = { ...readQuiz('{}'), sections: [{ id: 'x', title: '', pick: 3, questions: ['a'] }] }
  expect(quizSchema.safeParse(values).error?.issues[0]?.message).toBe('PICK_TOO_MANY')
})

test('questions are added once, replaced by their next version, and removed', () => {
  expect(countDrawn(sections)).toBe(2)
  expect(addQuestions(sections, 'two', ['a', 'd'])[1]?.questions).toEqual(['c', 'd'])
  expect(replaceQuestion(sections, 'b', 'b2')[0]?.questions).toEqual(['a', 'b2'])
  expect(removeQuestion(sections, 'c')[1]?.questions).toEqual([])
})
