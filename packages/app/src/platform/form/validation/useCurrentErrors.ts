import { useEffect, useEffectEvent } from 'react'
import { useFormState, type FieldPath, type FieldValues } from 'react-hook-form'
import { isStoredFieldError, type FieldError, type StoredFieldError } from './fieldError.ts'
import { placedErrors, type PlacedError } from './resolver.ts'
import type { SaveFailure, SomoFormState } from '../useSomoForm.ts'

/**
 * What is wrong at this moment, in the order of the fields: a mended error goes with the key that mends it, a new one
 * joins. Errors of the whole form stay until the next save, because no field can mend them.
 */
export function useCurrentErrors<Values extends FieldValues, Output>(
  form: SomoFormState<Values, Output>,
  failure: SaveFailure,
): readonly PlacedError[] {
  useErrorUpdates(form)
  const { errors } = useFormState({ control: form.control })
  return form.book.inOrder([...failure.errors.filter(({ path }) => path === ''), ...placedErrors(errors)])
}

/**
 * Checks the whole form with each change: react-hook-form checks the changed field alone, but its value may also mend or
 * spoil another one (two dates in order, one of two fields). Only fields whose error changes are drawn again.
 */
function useErrorUpdates<Values extends FieldValues, Output>(form: SomoFormState<Values, Output>): void {
  const update = useEffectEvent((): void => {
    const found = new Map(form.check().map(({ path, error }) => [path, error]))
    for (const path of new Set([...form.book.paths(), ...found.keys()])) {
      // Paths of the book and of the schema's issues are paths of the values.
      const name = path as FieldPath<Values>
      const { error } = form.store.getFieldState(name)
      const fieldError = found.get(path)
      const isKnown = isStoredFieldError(error)
      if (fieldError === undefined && isKnown && error.type !== 'server') form.store.clearErrors(name)
      if (fieldError === undefined || (isKnown && isSame(error.fieldError, fieldError))) continue
      const changed: StoredFieldError = { type: 'schema', fieldError }
      form.store.setError(name, changed)
    }
  })
  const { subscribe } = form.store
  useEffect(
    function followValues() {
      return subscribe({ formState: { values: true }, callback: () => update() })
    },
    [subscribe],
  )
}

const isSame = (one: FieldError, other: FieldError): boolean =>
  one.message.id === other.message.id && JSON.stringify(one.values) === JSON.stringify(other.values)
