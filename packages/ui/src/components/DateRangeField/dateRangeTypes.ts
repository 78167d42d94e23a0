import type { Ref } from 'react'
import type { CalendarProps } from '../DateField/dateFieldTypes.ts'
import type { FieldProps } from '../Field/fieldTypes.ts'

/** A span of days, both of which belong to it: `yyyy-MM-dd`, null while one is missing. */
export interface DateRange {
  readonly start: string | null
  readonly end: string | null
}

export interface DateRangePreset {
  readonly id: string
  /** "Last 7 days". */
  readonly label: string
  readonly range: DateRange
}

export interface DateRangeFieldProps extends FieldProps, CalendarProps {
  readonly value: DateRange
  /**
   * Told each day that can be read and chosen. An end before the start is told like any other, so that both can be
   * changed one after the other; the field says what is wrong, and a form must not be saved with it.
   */
  readonly onChange: (value: DateRange) => void
  /** Told the text somebody left that is no date or none that can be chosen, and null once it is. */
  readonly onInvalidText?: (text: string | null) => void
  /** Spans that are often needed, below the calendar. */
  readonly presets?: readonly DateRangePreset[]
  /** The value can be read and copied, not changed. @default false */
  readonly isReadOnly?: boolean
  /** The whole field. */
  readonly ref?: Ref<HTMLDivElement>
}
