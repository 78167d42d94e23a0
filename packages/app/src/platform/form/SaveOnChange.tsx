import { Button } from '@somo/ui/Button'
import { useUnreadableIds } from '@somo/ui/entries/unreadableEntries'
import { Inline } from '@somo/ui/Inline'
import { useEffect, useRef } from 'react'
import { useFormState, type FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { formMessages } from './formMessages.ts'
import { useFormValues } from './useFormValues.ts'
import type { SomoFormState } from './useSomoForm.ts'

export interface SaveOnChangeProps<Values extends FieldValues, Output> {
  readonly form: SomoFormState<Values, Output>
}

/**
 * Saves a form as soon as a value changes, for choices that take effect immediately. A failed save keeps the choice;
 * the form says why, and this offers another try.
 */
export function SaveOnChange<Values extends FieldValues, Output>({ form }: SaveOnChangeProps<Values, Output>) {
  const { formatMessage } = useIntl()
  useSaveOnChange(form)
  if (form.failure === null) return null
  return (
    <Inline>
      <Button size="sm" variant="outline" onPress={form.save}>
        {formatMessage(formMessages.retry)}
      </Button>
    </Inline>
  )
}

function useSaveOnChange<Values extends FieldValues, Output>({
  control,
  store,
  unreadable,
  saveChanges,
}: SomoFormState<Values, Output>): void {
  const { isDirty } = useFormState({ control })
  const values = JSON.stringify(useFormValues({ store }))
  // A field that is still being typed in is saved once it can be read.
  const isReadable = useUnreadableIds(unreadable).size === 0
  // A choice is sent once; a failed save is repeated by the person, not by the form.
  const sent = useRef<string | null>(null)
  useEffect(
    function saveChange() {
      if (!isDirty) sent.current = null
      if (!isDirty || !isReadable || sent.current === values) return
      sent.current = values
      saveChanges()
    },
    [saveChanges, isDirty, isReadable, values],
  )
}
