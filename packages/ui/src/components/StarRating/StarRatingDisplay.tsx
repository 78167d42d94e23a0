import type { Ref } from 'react'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { useLightWords } from '../SomoProvider/useLightWords.ts'
import { Star } from './Star.tsx'
import { display, stars, value as valueClass } from './StarRating.css.ts'

export interface StarRatingDisplayProps {
  /** The mean of all ratings, 0 to `count`; drawn to the nearest half, read to one decimal. */
  readonly value: number
  /** How many stars there are. @default 5 */
  readonly count?: number
  /** What stands behind the stars, such as how many people rated: "(23)". */
  readonly detail?: string
  /** `stars` leaves out the number, `one` draws a single star before it, for dense places such as cards. @default 'all' */
  readonly variant?: 'all' | 'stars' | 'one'
  /** The root. */
  readonly ref?: Ref<HTMLSpanElement>
}

/** Stars that were given. To give stars use StarRating. */
export function StarRatingDisplay({ value, count = 5, detail, variant = 'all', ref }: StarRatingDisplayProps) {
  const locale = useUiLocale()
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
  const words = useLightWords()?.fields.stars(number, count)
  const halves = Math.round(value * 2)
  return (
    <span className={display} data-component="StarRatingDisplay" ref={ref}>
      <span className={stars} role="img" aria-label={words ?? `${number} / ${count}`} data-part="stars">
        {variant === 'one' ? (
          <Star share={0} isSmall />
        ) : (
          Array.from({ length: count }, (_, index) => {
            const left = halves - index * 2
            return <Star key={index} share={left >= 2 ? 1 : left === 1 ? 0.5 : 0} isSmall />
          })
        )}
      </span>
      {variant === 'stars' ? null : (
        <span className={valueClass} data-part="value">
          <span aria-hidden="true">{number}</span>
          {detail === undefined ? null : <> {detail}</>}
        </span>
      )}
    </span>
  )
}
