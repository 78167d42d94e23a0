import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { errorMessages } from '../formMessages.ts'
import { createResolver, placedErrors } from './resolver.ts'

const schema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(3)),
  dates: z.array(z.object({ from: z.email() })),
  score: z.pipe(z.string(), z.transform(Number)),
})
const options = { fields: {}, shouldUseNativeValidation: undefined }
const ask = (values: z.input<typeof schema>) => createResolver(schema, {})(values, undefined, options)

test('what is right is handed on as the schema makes it', async () => {
  const answer = await ask({ name: 'Ida', dates: [], score: '80' })
  expect(answer).toEqual({ values: { name: 'Ida', dates: [], score: 80 }, errors: {} })
})

test('every field has one error, at the path of its value', async () => {
  const { values, errors } = await ask({ name: '', dates: [{ from: 'a@b.de' }, { from: 'nobody' }], score: '' })
  expect(values).toEqual({})
  expect(placedErrors(errors)).toEqual([
    { path: 'name', error: { message: errorMessages.missing, isMissing: true } },
    { path: 'dates.1.from', error: { message: errorMessages.email } },
  ])
})

test('what was entered stays as it was', async () => {
  const values = { name: 'Somo', dates: [{ from: 'nobody' }], score: '1' }
  const before = structuredClone(values)
  await ask(values)
  expect(values).toEqual(before)
})
