import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod/mini'
import {
  errorOfIssue,
  isStoredFieldError,
  type FieldError,
  type StoredFieldError,
  type ErrorTexts,
} from './fieldError.ts'

/** A schema of a form: what its fields hold, and what is saved when that is right. It must not wait for anything. */
export type FormSchema<Values extends FieldValues, Output> = z.ZodMiniType<Output, Values>

/** Asks the schema; the first issue of a field is its error, because one sentence is what a person can act on. */
export function createResolver<Values extends FieldValues, Output>(
  schema: FormSchema<Values, Output>,
  texts: ErrorTexts,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const answer = schema.safeParse(values)
    if (answer.success) return { values: answer.data, errors: {} }
    // The paths of the issues are paths of the values, which is the shape react-hook-form asks for.
    return { values: {}, errors: errorsOf(answer.error.issues, values, texts) as FieldErrors<Values> }
  }
}

function errorsOf(
  issues: readonly z.core.$ZodIssue[],
  values: FieldValues,
  texts: ErrorTexts,
): Record<string, unknown> {
  const errors: Record<string, unknown> = {}
  for (const issue of issues) {
    const path = issue.path.map(String).join('.')
    if (path === '' || isStoredFieldError(get(errors, path))) continue
    const error: StoredFieldError = { type: issue.code, fieldError: errorOfIssue(issue, get(values, path), texts) }
    set(errors, path, error)
  }
  return errors
}

/** What the schema of a form finds wrong with values, by path. */
export function checkValues<Values extends FieldValues, Output>(
  { schema, texts = {} }: { readonly schema: FormSchema<Values, Output>; readonly texts?: ErrorTexts },
  values: Values,
): readonly PlacedError[] {
  const answer = schema.safeParse(values)
  return answer.success ? [] : placedErrors(errorsOf(answer.error.issues, values, texts))
}

/** One error and the path of its field; the path is empty where the form as a whole is meant. */
export interface PlacedError {
  readonly path: string
  readonly error: FieldError
}

/** The errors in a tree of errors, by path. */
export function placedErrors(errors: unknown, above = ''): readonly PlacedError[] {
  if (isStoredFieldError(errors)) return [{ path: above, error: errors.fieldError }]
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([key, error]) => placedErrors(error, above === '' ? key : `${above}.${key}`))
}
