import { useUnreadable } from '../../entries/useUnreadable.ts'
import { useFieldIds, type FieldIds } from '../Field/useFieldIds.ts'
import { DateHint } from './DateHint.tsx'
import type { CalendarProps, DateFieldProps } from './dateFieldTypes.ts'
import { useDateReader } from './useDateReader.ts'
import { useTypedValue, type TypedValue } from './useTypedValue.ts'

export interface DateFieldState {
  readonly typed: TypedValue
  readonly ids: FieldIds
}

/** Text and states of one typed date. */
export function useDateField(props: DateFieldProps): DateFieldState {
  const { value, onChange, id, isRequired, disabledReason, description, errorMessage } = props
  const { show, read, hint } = useDateReader(props)
  const typed = useTypedValue({ value, onChange, show, read })
  const ids = useFieldIds({
    id,
    isRequired,
    disabledReason,
    description: <DateHint description={description} hint={hint} />,
    errorMessage: typed.problem ?? errorMessage,
  })
  useUnreadable(ids.controlId, typed)
  return { typed, ids }
}

/** What a calendar has to know of the limits. */
export type CalendarLimits = Omit<CalendarProps, 'pattern'>

/** Only the limits that were given, as optional props of exact types want it. */
export const limitsOf = ({ minValue, maxValue, unavailableReason, firstDayOfWeek }: CalendarProps): CalendarLimits => ({
  ...(minValue === undefined ? {} : { minValue }),
  ...(maxValue === undefined ? {} : { maxValue }),
  ...(unavailableReason === undefined ? {} : { unavailableReason }),
  ...(firstDayOfWeek === undefined ? {} : { firstDayOfWeek }),
})
