import type { Ref } from 'react'
import type { FieldProps } from '../Field/fieldTypes.ts'

export interface TimeFieldProps extends FieldProps {
  /** `HH:mm` from 00:00 to 23:59, null for none. */
  readonly value: string | null
  /**
   * Told each time that can be read and chosen, while it is typed; null when the text was emptied. While another text stands
   * in it, the value stays what it was and what it stands in cannot be sent (`useUnreadable`).
   */
  readonly onChange: (value: string | null) => void
  /**
   * How times are shown and typed, in the letters of Unicode UTS 35: `HH:mm`, or `h:mm a` for twelve hours.
   * @default 'HH:mm'
   */
  readonly pattern?: string
  /** The first time that can be chosen, as `HH:mm`. */
  readonly minValue?: string
  /** The last time that can be chosen, as `HH:mm`. */
  readonly maxValue?: string
  /** By how many minutes the arrow keys change it. @default 5 */
  readonly minuteStep?: number
  /** The value can be read and copied, not changed. @default false */
  readonly isReadOnly?: boolean
  /** For forms that the browser sends by itself: the time stands under this name as `HH:mm`. */
  readonly name?: string
  readonly autoFocus?: boolean
  /** The input. */
  readonly ref?: Ref<HTMLInputElement>
}
