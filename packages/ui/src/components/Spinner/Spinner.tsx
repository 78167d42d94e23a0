import type { Ref } from 'react'
import { arc, circle, spinner, track } from './Spinner.css.ts'

export interface SpinnerProps {
  /** What is under way, read by assistive technology: "Loading people". */
  readonly label: string
  /** Edge in px. @default 20 */
  readonly size?: number
  readonly ref?: Ref<HTMLSpanElement>
}

/**
 * Something of unknown length is under way and has no shape yet. Where the shape is known use Skeleton; where a share
 * is known use a progress line. It takes the colour of the text around it.
 */
export function Spinner({ label, size = 20, ref }: SpinnerProps) {
  return (
    <span className={spinner} data-component="Spinner" role="progressbar" aria-label={label} ref={ref}>
      <svg
        className={circle}
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        strokeWidth="2.25"
        aria-hidden="true"
      >
        <circle className={track} cx="10" cy="10" r="8" />
        <path className={arc} d="M10 2a8 8 0 0 1 8 8" />
      </svg>
    </span>
  )
}
