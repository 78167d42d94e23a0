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
   * changed one after the other. While it stands so, or while a text is no day that can be chosen, the field says what is
   * wrong, and what it stands in cannot be sent (`useUnreadable`).
   */
  readonly onChange: (value: DateRange) => void
  /** Spans that are often needed, below the calendar. */
  readonly presets?: readonly DateRangePreset[]
  /** The value can be read and copied, not changed. @default false */
  readonly isReadOnly?: boolean
  /** The whole field. */
  readonly ref?: Ref<HTMLDivElement>
}
