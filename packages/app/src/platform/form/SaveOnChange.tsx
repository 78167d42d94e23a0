import { Button } from '@somo/ui/Button'
import { useUnreadableIds } from '@somo/ui/entries/unreadableEntries'
import { Inline } from '@somo/ui/Inline'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormState, type FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { formMessages } from './formMessages.ts'
import { useFormValues } from './useFormValues.ts'
import type { SomoFormState } from './useSomoForm.ts'

export interface SaveOnChangeProps<Values extends FieldValues, Output> {
  readonly form: SomoFormState<Values, Output>
  /** How long after a change, in milliseconds; 0 for choices that take effect immediately. */
  readonly delay: number
}

/**
 * Saves a form when a value changes, and what is not saved yet when the form goes away. A failed save keeps the values;
 * the form says why, and this offers another try.
 */
export function SaveOnChange<Values extends FieldValues, Output>({ form, delay }: SaveOnChangeProps<Values, Output>) {
  const { formatMessage } = useIntl()
  useSaveOnChange(form, delay)
  if (form.failure === null) return null
  return (
    <Inline>
      <Button size="sm" variant="outline" onPress={form.save}>
        {formatMessage(formMessages.retry)}
      </Button>
    </Inline>
  )
}

function useSaveOnChange<Values extends FieldValues, Output>(
  { control, store, unreadable, failure, saveChanges }: SomoFormState<Values, Output>,
  delay: number,
): void {
  const { isDirty } = useFormState({ control })
  const values = JSON.stringify(useFormValues({ store }))
  // A field that is still being typed in is saved once it can be read.
  const isReadable = useUnreadableIds(unreadable).size === 0
  // What somebody else has changed meanwhile is not overwritten by the next letter: only the person repeats that save.
  const isRefused = delay > 0 && failure?.errors.some(({ path }) => path === '') === true
  // Values are sent once; a failed save is repeated by the person, not by the form.
  const sent = useRef<string | null>(null)
  const pending = useRef<ReturnType<typeof setTimeout> | null>(null)
  const send = useEffectEvent(() => {
    pending.current = null
    sent.current = values
    saveChanges()
  })
  useEffect(
    function saveChange() {
      if (!isDirty) sent.current = null
      if (!isDirty || !isReadable || isRefused || sent.current === values) return undefined
      if (delay === 0) return send()
      const timer = setTimeout(send, delay)
      pending.current = timer
      return () => clearTimeout(timer)
    },
    [isDirty, isReadable, isRefused, values, delay],
  )
  useEffect(
    () =>
      function saveBeforeLeaving() {
        if (pending.current !== null) send()
      },
    [],
  )
}
