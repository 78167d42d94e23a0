import { expect, test } from 'vitest'
import {
  addQuestions,
  countDrawn,
  readQuiz,
  removeQuestion,
  replaceQuestion,
  restoreRemoved,
  writeQuiz,
  type SectionValues,
} from './quizForm.ts'

const sections = [
  { id: 'one', title: 'Basics', pick: 1, questions: ['a', 'b'] },
  { id: 'two', title: '', pick: null, questions: ['c'] },
]

test('an empty draft begins with one section, which is not saved without a question', () => {
  const values = readQuiz('{}')
  expect(values).toMatchObject({ paging: 'ONE', showResults: 'AFTER', sections: [{ pick: null, questions: [] }] })
  expect(JSON.parse(writeQuiz(values))).toMatchObject({ paging: 'ONE', sections: [] })
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

test('a section that would draw more questions than it has asks all; what comes back brings the number back', () => {
  const pool = [{ id: 'x', title: '', pick: 2, questions: ['a', 'b'] }]
  const smaller = removeQuestion(pool, 'b')
  expect(smaller).toEqual([{ id: 'x', title: '', pick: null, questions: ['a'] }])
  expect(restoreRemoved(smaller, pool, 'b')).toEqual(pool)
})

test('questions are added once, replaced by their next version, and removed', () => {
  expect(countDrawn(sections)).toBe(2)
  expect(addQuestions(sections, 'two', ['a', 'd'])[1]?.questions).toEqual(['c', 'd'])
  expect(replaceQuestion(sections, 'b', 'b2')[0]?.questions).toEqual(['a', 'b2'])
  expect(removeQuestion(sections, 'c')[1]?.questions).toEqual([])
})

const sectionOf = (id: string, ...questions: string[]): SectionValues => ({ id, title: id, pick: null, questions })

test('what was removed comes back to its place, beside what was added since', () => {
  const before = [sectionOf('one', 'a', 'b'), sectionOf('two', 'c')]
  const withoutB = [sectionOf('one', 'a', 'd'), sectionOf('two', 'c')]
  expect(restoreRemoved(withoutB, before, 'b')[0]?.questions).toEqual(['a', 'b', 'd'])
  expect(restoreRemoved([sectionOf('two', 'c', 'd')], before, 'one')).toEqual([before[0], sectionOf('two', 'c', 'd')])
  expect(restoreRemoved(before, before, 'b')).toEqual(before)
})
