import { expect, it } from 'vitest'
import { chooseIntent } from './chooseIntent.ts'
import { screensFor } from './helpTopics.ts'
import { subjectOf } from './subjectWords.ts'
import { questions } from './testing/questions.ts'

it.each(['en', 'de', 'sw'] as const)('at least 38 of 40 questions in %s are understood', (locale) => {
  const misread = questions[locale]
    .map(([question, intent]) => ({ question, intent, read: chooseIntent(question) }))
    .filter(({ intent, read }) => read !== intent)
  expect(questions[locale]).toHaveLength(40)
  expect(misread.length, JSON.stringify(misread, null, 1)).toBeLessThanOrEqual(2)
})

it.each([
  ['Who is overdue in Lager Nord, and since when?', 'Lager Nord'],
  ['Wer ist im Lager Nord überfällig?', 'Lager Nord'],
  ['Nani amechelewa katika Lager Nord?', 'Lager Nord'],
  ['Who is overdue?', ''],
  ['Whose certificates expire soon?', ''],
  ['Find a course on forklift driving', 'forklift driving'],
  ['Gibt es eine Schulung über Brandschutz?', 'Brandschutz'],
  ['Tafuta somo la Kijerumani', 'Kijerumani'],
])('%s is about "%s"', (question, subject) => {
  expect(subjectOf(question)).toBe(subject)
})

it.each([
  ['How do I import people?', '/import-management'],
  ['Wie ändere ich mein Passwort?', '/my-profile'],
  ['Ninabadilishaje lugha?', '/my-profile'],
])('%s leads to %s', (question, path) => {
  expect(screensFor(question)[0]).toBe(path)
})
