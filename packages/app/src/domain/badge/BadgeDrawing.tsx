import { badgeSize, drawBadge, type BadgeColour, type BadgeImage, type BadgeLook } from '@somo/graphql/badge/badgeImage'
import { badgeIcons, type BadgeIcon } from '@somo/graphql/badge/badgeIcons'
import type { BadgeImage as StoredImage } from '@somo/graphql/schema'
import { cx } from '@somo/ui/theme/cx'
import * as styles from './BadgeDrawing.css.ts'

const papers = {
  SAGE: 'sage',
  LILAC: 'lilac',
  APRICOT: 'apricot',
  ROSE: 'rose',
  TEAL: 'teal',
  STRAW: 'straw',
} as const satisfies Record<BadgeColour, keyof typeof styles.paper>

/** An image as the API answers it; an icon of a later release is drawn as a star. */
export const readBadgeImage = ({ shape, colour, icon }: Omit<StoredImage, '__typename'>): BadgeImage => ({
  shape,
  colour,
  // It is one of the names, as was just checked.
  icon: Object.hasOwn(badgeIcons, icon) ? (icon as BadgeIcon) : 'star',
})

export interface BadgeDrawingProps {
  readonly image: Omit<StoredImage, '__typename'>
  readonly look?: BadgeLook
  /** In px. */
  readonly size: number
}

/** The image of a badge. Decorative: its name stands beside it. */
export function BadgeDrawing({ image, look = 'EARNED', size }: BadgeDrawingProps) {
  if (typeof image.picture === 'string')
    return (
      <img
        className={cx(styles.picture, look === 'EARNED' ? undefined : styles.pale)}
        src={`/badges/pictures/${image.picture}.png`}
        width={size}
        height={size}
        alt=""
        loading="lazy"
        data-component="BadgeDrawing"
      />
    )
  const read = readBadgeImage(image)
  return (
    <svg
      className={cx(styles.drawing, look === 'LOCKED' ? styles.locked : styles.paper[papers[read.colour]])}
      width={size}
      height={size}
      viewBox={`0 0 ${badgeSize} ${badgeSize}`}
      aria-hidden="true"
      data-component="BadgeDrawing"
    >
      {drawBadge(read, look).map(({ d, fill, stroke, strokeWidth, dashes, transform }) => (
        <path
          key={`${d.slice(0, 24)} ${transform ?? ''}`}
          className={cx(
            fill === undefined ? undefined : styles.fill[fill],
            stroke === undefined ? undefined : styles.stroke[stroke],
          )}
          d={d}
          strokeWidth={strokeWidth}
          transform={transform}
          strokeDasharray={dashes}
        />
      ))}
    </svg>
  )
}
