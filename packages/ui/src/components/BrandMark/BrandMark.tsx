import { mark, ribbon } from './BrandMark.css.ts'

export interface BrandMarkProps {
  /** The height in px; the width follows as 22 to 26. */
  readonly size: number
}

/**
 * The sign of Somo: a notebook with the ribbon in the brand colour. Decorative; the name stands beside it. A logo of
 * the unit, where there is one, takes its place.
 */
export const BrandMark = ({ size }: BrandMarkProps) => (
  <svg
    className={mark}
    data-component="BrandMark"
    viewBox="0 0 22 26"
    width={(size * 22) / 26}
    height={size}
    aria-hidden="true"
    focusable="false"
  >
    <rect x="1" y="1" width="20" height="24" rx="2.6" strokeWidth="2" />
    <path d="M6.75 2v22" strokeWidth="1.5" />
    <path className={ribbon} d="M11 0h7v14l-3.5-2.6L11 14z" />
  </svg>
)
