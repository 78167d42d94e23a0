import type { Ref } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { bar, line, patient, skeleton } from './Skeleton.css.ts'

export interface SkeletonProps {
  /** So many lines of text; leave it out to draw one bar of `width` and `height`. */
  readonly lines?: number
  /** Width of the one bar: px as a number, or any CSS length. @default '100%' */
  readonly width?: number | string
  /** Height of the one bar: px as a number, or any CSS length. @default the height of a line's body */
  readonly height?: number | string
  /** Announced once, politely: "Loading people". Give it to one skeleton of a view, not to each. */
  readonly label?: string
  /** Draw it at once instead of after 300 ms; for places where something stood a moment ago. */
  readonly isImmediate?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * The place of something that is being loaded, in its shape, so that nothing jumps when it comes. Hidden for the first
 * 300 ms; whoever shows it keeps it for at least 400 ms. Without a known shape use Spinner.
 */
export function Skeleton({ lines, width, height, label, isImmediate = false, ref }: SkeletonProps) {
  const geometry = {
    ...(width === undefined ? {} : { inlineSize: width }),
    ...(height === undefined ? {} : { blockSize: height }),
  }
  return (
    <div className={isImmediate ? skeleton : `${skeleton} ${patient}`} data-component="Skeleton" ref={ref}>
      {label === undefined ? null : (
        <div className={visuallyHidden} role="status">
          {label}
        </div>
      )}
      {lines === undefined ? (
        <span className={bar} style={geometry} data-part="bar" aria-hidden="true" />
      ) : (
        Array.from({ length: lines }, (_, index) => (
          <span key={index} className={`${bar} ${line}`} data-part="bar" aria-hidden="true" />
        ))
      )}
    </div>
  )
}
