import { logo, mark, ribbon } from './BrandMark.css.ts'

export interface BrandMarkProps {
  /** The height in px; the mark's width follows as 22 to 26, a logo's as its own, up to three and a half times the height. */
  readonly size: number
  /** A logo in place of the mark. @default null */
  readonly logoUrl?: string | null
}

/** How many times as wide as high a logo may be before it is drawn smaller. */
const widest = 3.5

/**
 * The sign of Somo: a notebook with the ribbon in the brand colour. Decorative; the name stands beside it. A logo of
 * the product or of the unit, where there is one, takes its place.
 */
export const BrandMark = ({ size, logoUrl = null }: BrandMarkProps) =>
  logoUrl === null ? (
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
  ) : (
    <img
      className={logo}
      data-component="BrandMark"
      src={logoUrl}
      alt=""
      height={size}
      style={{ maxInlineSize: `min(100%, ${size * widest}px)` }}
      decoding="async"
    />
  )
