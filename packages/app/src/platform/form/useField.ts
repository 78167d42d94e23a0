import { useMemo, useSyncExternalStore } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

/** What fields ask of react-hook-form: the same functions for the life of the form. */
export type FieldStore<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'register' | 'subscribe' | 'getValues' | 'getFieldState' | 'setError' | 'clearErrors'
>

/** A field at this moment. */
export interface FieldState<Value> {
  readonly value: Value
  /** What react-hook-form keeps as its error; undefined where nothing is wrong. */
  readonly error: unknown
}

/** A field at this moment, and how to tell it of what a person does. */
export interface Field<Value> extends FieldState<Value> {
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
}

/**
 * The one subscription of a field: draws when its own value or error changed. The library's own hook subscribes twice,
 * follows states that no field of ours shows, and half of what mounting a form costs would be its.
 */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>(
  store: FieldStore<Values>,
  name: Name,
): Field<FieldPathValue<Values, Name>> {
  const link = useMemo(() => linkTo(store, name), [store, name])
  const state = useSyncExternalStore(link.follow, link.read)
  return { ...state, onChange: link.onChange, onBlur: link.onBlur }
}

function linkTo<Values extends FieldValues, Name extends FieldPath<Values>>(
  { register, subscribe, getValues, getFieldState }: FieldStore<Values>,
  name: Name,
) {
  type Value = FieldPathValue<Values, Name>
  let last: FieldState<Value> | null = null
  return {
    /** The same object until something changed. */
    read(): FieldState<Value> {
      const value: Value = getValues(name)
      const { error } = getFieldState(name)
      if (last === null || last.value !== value || last.error !== error) last = { value, error }
      return last
    },
    follow(onChanged: () => void): () => void {
      register(name)
      const leave = subscribe({
        name,
        exact: true,
        formState: { values: true, errors: true },
        callback: () => {
          // A reset forgets the fields that it does not name.
          register(name)
          onChanged()
        },
      })
      return () => {
        leave()
        // How the library is told that a field has left the page; its value stays.
        register(name).ref(null)
      }
    },
    // Registered anew, because a reset may have forgotten the field since.
    onChange: (value: Value): void => void register(name).onChange({ target: { name, value }, type: 'change' }),
    onBlur: (): void => void register(name).onBlur({ target: { name, value: getValues(name) }, type: 'blur' }),
  }
}
