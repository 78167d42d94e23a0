import { expect, test } from 'vitest'
import { conflictParts, mergeTexts, textsSchema, toTexts, type TextValues } from './textForm.ts'

const none = { title: '', form: 'TEXT', body: '', address: '', file: '' } as const
const texts = (title: string, body: string): TextValues => ({ en: { ...none, title, body }, de: none, sw: none })

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

test('a text that stands elsewhere is sent as its address, and what was written here stays in the form', () => {
  const values: TextValues = {
    ...texts('Rules', 'Written here'),
    en: { title: 'Rules', form: 'LINK', body: 'Written here', address: 'https://a.example/x', file: '' },
  }
  expect(toTexts(values)[0]).toEqual({ locale: 'en', title: 'Rules', form: 'LINK', body: 'https://a.example/x' })
  expect(mergeTexts(values, values, { ...values, en: { ...values.en, form: 'TEXT' } }, new Map()).en.form).toBe('TEXT')
})

test('an address that does not begin with https is found before it is sent', () => {
  const isValid = (address: string): boolean =>
    textsSchema.safeParse({ ...texts('A', 'B'), en: { ...none, form: 'LINK', address } }).success
  expect(['', 'https://a.example', ' https://a.example '].map(isValid)).toEqual([true, true, true])
  expect(['http://a.example', 'a.example', 'javascript:alert(1)'].map(isValid)).toEqual([false, false, false])
})
