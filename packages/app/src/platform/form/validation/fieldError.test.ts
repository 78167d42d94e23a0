import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { errorOfIssue, type ErrorTexts } from './fieldError.ts'
import { errorMessages } from '../formMessages.ts'

const own = { id: 'test.own.text', defaultMessage: 'Ends before the reminder.', description: 'Only in this test.' }

function errorOf(schema: z.ZodMiniType, input: unknown, texts: ErrorTexts = {}) {
  const issue = schema.safeParse(input).error?.issues[0]
  if (issue === undefined) throw new Error('The schema found nothing wrong.')
  return errorOfIssue(issue, input, texts)
}

test.each([
  [
    'an empty text that is needed',
    z.string().check(z.minLength(1)),
    '',
    { message: errorMessages.missing, isMissing: true },
  ],
  [
    'blanks where a text is needed',
    z.string().check(z.trim(), z.minLength(1)),
    ' ',
    { message: errorMessages.missing, isMissing: true },
  ],
  ['an empty e-mail address', z.email(), '', { message: errorMessages.missing, isMissing: true }],
  ['nothing where a number is needed', z.number(), null, { message: errorMessages.missing, isMissing: true }],
  [
    'nothing chosen',
    z.array(z.string()).check(z.minLength(1)),
    [],
    { message: errorMessages.missing, isMissing: true },
  ],
  [
    'a text too long',
    z.string().check(z.maxLength(3)),
    'Somo',
    { message: errorMessages.tooLong, values: { maximum: 3 } },
  ],
  [
    'a text too short',
    z.string().check(z.minLength(3)),
    'So',
    { message: errorMessages.tooShort, values: { minimum: 3 } },
  ],
  [
    'a number too large',
    z.number().check(z.maximum(100)),
    120,
    { message: errorMessages.tooMuch, values: { maximum: 100 } },
  ],
  [
    'a number too small',
    z.number().check(z.minimum(1)),
    0,
    { message: errorMessages.tooLittle, values: { minimum: 1 } },
  ],
  [
    'too many entries',
    z.array(z.string()).check(z.maxLength(1)),
    ['a', 'b'],
    { message: errorMessages.tooMany, values: { maximum: 1 } },
  ],
  [
    'too few entries',
    z.array(z.string()).check(z.minLength(2)),
    ['a'],
    { message: errorMessages.tooFew, values: { minimum: 2 } },
  ],
  ['half an e-mail address', z.email(), 'amani.juma', { message: errorMessages.email }],
  ['half a web address', z.url(), 'uferwerk', { message: errorMessages.url }],
  ['anything else', z.literal('yes'), 'no', { message: errorMessages.unusable }],
])('%s has its sentence', (_name, schema, input, error) => {
  expect(errorOf(schema, input)).toEqual(error)
})

test('a schema names a text of its own by its code', () => {
  const schema = z.string().check(z.maxLength(3, 'endsEarly'))
  expect(errorOf(schema, 'Somo', { endsEarly: own })).toEqual({ message: own })
})

test('a text of its own may use what the schema says beside it', () => {
  const schema = z
    .number()
    .check(z.refine((months) => months >= 2, { error: 'endsEarly', params: { weeks: 6, hidden: null } }))
  expect(errorOf(schema, 1, { endsEarly: own })).toEqual({ message: own, values: { weeks: 6 } })
})

test.each(['constructor', 'toString'])('a code that is called %s is no text', (code) => {
  expect(errorOf(z.string().check(z.maxLength(1, code)), 'ab')).toEqual({
    message: errorMessages.tooLong,
    values: { maximum: 1 },
  })
})
