import { DateHint } from '../DateField/DateHint.tsx'
import { useDateReader } from '../DateField/useDateReader.ts'
import { useTypedValue, type TypedValue } from '../DateField/useTypedValue.ts'
import { useUnreadable } from '../../entries/useUnreadable.ts'
import { isDrawn, useFieldIds, type FieldIds } from '../Field/useFieldIds.ts'
import { useLightWords } from '../SomoProvider/useLightWords.ts'
import type { DateRange, DateRangeFieldProps } from './dateRangeTypes.ts'

/** One of the two dates. */
export interface RangePart {
  readonly typed: TypedValue
  readonly ids: FieldIds
}

export interface DateRangeState {
  /** Of the whole field. */
  readonly ids: FieldIds
  readonly start: RangePart
  readonly end: RangePart
  /** Puts both days in, in place of whatever was typed. */
  readonly put: (range: DateRange) => void
}

const isReversed = ({ start, end }: DateRange): boolean => start !== null && end !== null && end < start

/** Texts and states of the two typed dates of a span. `own` is an id that begins those of its parts. */
export function useDateRange(props: DateRangeFieldProps, own: string): DateRangeState {
  const { value, onChange, isRequired, disabledReason, description, errorMessage } = props
  const words = useLightWords()?.choosers
  const { show, read, hint } = useDateReader(props)
  const shared = { show, read }
  const start = useTypedValue({ ...shared, value: value.start, onChange: (day) => onChange({ ...value, start: day }) })
  const end = useTypedValue({ ...shared, value: value.end, onChange: (day) => onChange({ ...value, end: day }) })
  const reversal =
    isReversed(value) && value.start !== null ? (words?.endsTooEarly(show(value.start)) ?? hint) : undefined
  const ids = useFieldIds({
    isRequired,
    disabledReason,
    description: <DateHint description={description} hint={hint} />,
    errorMessage: start.problem ?? end.problem ?? reversal ?? errorMessage,
  })
  const isRefused = isDrawn(errorMessage)
  const startIds = partIds(ids, props.id ?? `${own}start`, start.problem !== undefined || isRefused)
  const endIds = partIds(ids, `${own}end`, end.problem !== undefined || reversal !== undefined || isRefused)
  useUnreadable(startIds.controlId, start)
  // Both days of a reversed span can be read; together they are none.
  useUnreadable(endIds.controlId, { ...end, isUnreadable: end.isUnreadable || reversal !== undefined })
  return {
    ids,
    start: { typed: start, ids: startIds },
    end: { typed: end, ids: endIds },
    put(range) {
      start.put(value.start)
      end.put(value.end)
      onChange(range)
    },
  }
}

/** What one of the two inputs is told of the field: the same hint, and whether it is the one that is wrong. */
function partIds(ids: FieldIds, controlId: string, isInvalid: boolean): FieldIds {
  const { 'aria-invalid': _whole, ...aria } = ids.aria
  return {
    ...ids,
    controlId,
    isInvalid,
    aria: { ...aria, id: controlId, ...(isInvalid ? { 'aria-invalid': true } : {}) },
    edge: { ...(isInvalid ? { 'data-invalid': '' } : {}), ...(ids.isUnavailable ? { 'data-unavailable': '' } : {}) },
  }
}
