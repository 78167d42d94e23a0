import { cx } from '../../theme/cx.ts'
import { glyph, half, small, whole } from './StarRating.css.ts'

export interface StarProps {
  /** How much of it counts. */
  readonly share: 0 | 0.5 | 1
  /** In a line of text. @default false */
  readonly isSmall?: boolean
}

const outline = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45 6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z'

/** One drawn star. Its fill is its shape: outlined, half or whole. */
export function Star({ share, isSmall = false }: StarProps) {
  const draw = (isFilled: boolean, className?: string) => (
    <svg
      viewBox="0 0 24 24"
      className={cx(glyph, isSmall && small, className)}
      {...(isFilled ? { 'data-filled': '' } : {})}
      aria-hidden="true"
    >
      <path d={outline} />
    </svg>
  )
  return (
    <span className={whole} data-share={share}>
      {draw(share === 1)}
      {share === 0.5 ? draw(true, half) : null}
    </span>
  )
}
