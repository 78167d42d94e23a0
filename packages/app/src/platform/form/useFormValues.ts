import { useUnreadableIds } from '@somo/ui/entries/unreadableEntries'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useFormState, type FieldValues } from 'react-hook-form'
import type { SomoFormState } from './useSomoForm.ts'

/** All values of a form as they are typed, for what is drawn from them beside it; a field itself uses FormField. */
export function useFormValues<Values extends FieldValues, Output>({
  store,
}: Pick<SomoFormState<Values, Output>, 'store'>): Values {
  const version = useRef(0)
  const follow = useCallback(
    (onChanged: () => void) => {
      // Between the drawing and this moment something may have been typed, while a part was still on its way above all.
      version.current += 1
      return store.subscribe({
        formState: { values: true },
        callback: () => {
          version.current += 1
          onChanged()
        },
      })
    },
    [store],
  )
  useSyncExternalStore(follow, () => version.current)
  return store.getValues()
}

/** Whether a form differs from what was last saved, for what is offered only while nothing is unsaved. */
export function useIsChanged<Values extends FieldValues, Output>({
  control,
  unreadable,
}: SomoFormState<Values, Output>): boolean {
  const { isDirty } = useFormState({ control })
  return useUnreadableIds(unreadable).size > 0 || isDirty
}
