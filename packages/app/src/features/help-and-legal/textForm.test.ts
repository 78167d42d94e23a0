import { expect, test } from 'vitest'
import { conflictParts, mergeTexts, type TextValues } from './textForm.ts'

const texts = (title: string, body: string): TextValues => ({ en: { title, body }, de: { title: '', body: '' }, sw: { title: '', body: '' } })

test('two changes to different parts come together by themselves', () => {
  const [base, mine, theirs] = [texts('A', 'B'), texts('A', 'mine'), texts('theirs', 'B')]
  expect(conflictParts(base, mine, theirs)).toEqual([])
  expect(mergeTexts(base, mine, theirs, new Map())).toEqual(texts('theirs', 'mine'))
})

test('the same part changed by both is asked about, and only that', () => {
  const [base, mine, theirs] = [texts('A', 'B'), texts('mine', 'mine'), texts('theirs', 'mine')]
  expect(conflictParts(base, mine, theirs)).toEqual(['en.title'])
  expect(mergeTexts(base, mine, theirs, new Map([['en.title', 'theirs']]))).toEqual(texts('theirs', 'mine'))
})
