import type { Ref } from 'react'
import type { FieldProps } from '../Field/fieldTypes.ts'

/** What every control with a calendar takes. All days are ISO 8601 without time, `yyyy-MM-dd`. */
export interface CalendarProps {
  /**
   * How dates are shown and typed, in the letters of Unicode UTS 35: the person's own pattern (session.md 3.3). One
   * without day, month and year counts as the default.
   * @default 'dd.MM.yyyy'
   */
  readonly pattern?: string
  /** The first day that can be chosen. */
  readonly minValue?: string
  /** The last day that can be chosen. */
  readonly maxValue?: string
  /** Why a day between the two cannot be chosen, as one sentence; undefined for days that can. */
  readonly unavailableReason?: (day: string) => string | undefined
  /** @default as the person's language has it */
  readonly firstDayOfWeek?: FirstDayOfWeek
}

export type FirstDayOfWeek = 'mon' | 'sat' | 'sun'

export interface DateFieldProps extends FieldProps, CalendarProps {
  /** `yyyy-MM-dd`, null for none. */
  readonly value: string | null
  /**
   * Told each date that can be read and chosen, while it is typed; null when the text was emptied. While a text stands in
   * it that is no date or none that can be chosen, the value stays what it was, the field itself says what is wrong, and
   * what it stands in cannot be sent (`useUnreadable`).
   */
  readonly onChange: (value: string | null) => void
  /** The value can be read and copied, not changed. @default false */
  readonly isReadOnly?: boolean
  /** What the browser may fill in (WCAG 1.3.5): "bday". */
  readonly autoComplete?: string
  /** For forms that the browser sends by itself: the ISO date stands under this name. */
  readonly name?: string
  readonly autoFocus?: boolean
  /** The input. */
  readonly ref?: Ref<HTMLInputElement>
}
