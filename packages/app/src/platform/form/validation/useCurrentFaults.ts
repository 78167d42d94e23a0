import { useEffect, useEffectEvent } from 'react'
import { useFormState, type FieldPath, type FieldValues } from 'react-hook-form'
import { isFaultError, type Fault, type FaultError } from './fault.ts'
import { placedFaults, type PlacedFault } from './resolver.ts'
import type { SaveFailure, SomoFormState } from '../useSomoForm.ts'

/**
 * What is wrong at this moment, in the order of the fields: a mended fault goes with the key that mends it, a new one
 * joins. Faults of the whole form stay until the next save, because no field can mend them.
 */
export function useCurrentFaults<Values extends FieldValues, Output>(
  form: SomoFormState<Values, Output>,
  failure: SaveFailure,
): readonly PlacedFault[] {
  useFaultUpdates(form)
  const { errors } = useFormState({ control: form.control })
  return form.book.inOrder([...failure.faults.filter(({ path }) => path === ''), ...placedFaults(errors)])
}

/**
 * Checks the whole form with each change: react-hook-form checks the changed field alone, but its value may also mend or
 * spoil another one (two dates in order, one of two fields). Only fields whose fault changes are drawn again.
 */
function useFaultUpdates<Values extends FieldValues, Output>(form: SomoFormState<Values, Output>): void {
  const update = useEffectEvent((): void => {
    const found = new Map(form.check().map(({ path, fault }) => [path, fault]))
    for (const path of new Set([...form.book.paths(), ...found.keys()])) {
      // Paths of the book and of the schema's issues are paths of the values.
      const name = path as FieldPath<Values>
      const { error } = form.store.getFieldState(name)
      const fault = found.get(path)
      const isKnown = isFaultError(error)
      if (fault === undefined && isKnown && error.type !== 'server') form.store.clearErrors(name)
      if (fault === undefined || (isKnown && isSame(error.fault, fault))) continue
      const changed: FaultError = { type: 'schema', fault }
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

const isSame = (one: Fault, other: Fault): boolean =>
  one.message.id === other.message.id && JSON.stringify(one.values) === JSON.stringify(other.values)
