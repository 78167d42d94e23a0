import { expect, test } from 'vitest'
import { holdsSeveral, keysOf, problemsOf, splitEntries, type Token } from './tokens.ts'

const typed = (...labels: readonly string[]): readonly Token[] => labels.map((label) => ({ id: label, label }))

test.each([
  ['safety, loading;night shift', 'text', ['safety', 'loading', 'night shift']],
  [' , ;', 'text', []],
  ['one\ntwo\tthree', 'text', ['one', 'two', 'three']],
  ['a@b.de c@d.org', 'email', ['a@b.de', 'c@d.org']],
  ['Amani Juma <amani@example.org>, Miriam <miriam@example.org>', 'email', ['amani@example.org', 'miriam@example.org']],
  ['Amani Juma', 'email', ['Amani Juma']],
  [
    '"Juma, Amani" <amani@example.org>; "Said; Amina" <amina@example.org>',
    'email',
    ['amani@example.org', 'amina@example.org'],
  ],
  ['"safety, loading', 'text', ['"safety', 'loading']],
] as const)('"%s" as %s holds %j', (text, kind, entries) => {
  expect(splitEntries(text, kind)).toEqual(entries)
})

test.each([
  ['a@b.de,', 'email', true],
  ['"Juma,', 'email', false],
  ['"Juma, Amani" <amani@example.org>', 'email', false],
  ['"Juma, Amani" <amani@example.org>,', 'email', true],
  ['"safety,', 'text', true],
] as const)('typed so far, "%s" as %s ends an entry: %s', (text, kind, ends) => {
  expect(holdsSeveral(text, kind)).toBe(ends)
})

test('what is wrong is marked, the first of several alike is right', () => {
  expect(problemsOf(typed('a@b.de', 'amani@', 'A@B.de', 'x@y.org'), 'email', undefined)).toEqual([
    null,
    { kind: 'address' },
    { kind: 'duplicate' },
    null,
  ])
})

test('a person who was chosen needs no address in the label', () => {
  expect(problemsOf([{ id: 'user-1', label: 'Amani Juma' }], 'email', undefined)).toEqual([null])
})

test('the app may refuse entries with a reason of its own', () => {
  const validate = ({ label }: Token) => (label.length > 5 ? 'longer than 5 characters' : undefined)
  expect(problemsOf(typed('safe', 'loading'), 'text', validate)).toEqual([
    null,
    { kind: 'own', reason: 'longer than 5 characters' },
  ])
})

test('entries alike have keys of their own, which stay when a later one goes', () => {
  expect(keysOf(typed('a', 'b', 'a'))).toEqual(['0 a', '0 b', '1 a'])
})
