import { cx } from '../../theme/cx.ts'
import * as styles from './Cover.css.ts'
import { coverSizes, horizonOf, paperOf, type CoverShape } from './coverDesign.ts'

export interface CoverProps {
  /** The top category: it chooses the paper. A paper's own name chooses that paper. */
  readonly category: string
  /** The course: it moves the motif. An empty id leaves it in the middle. */
  readonly id: string
  /** `card` is 4:3, `book` 150:168, `strip` 320:94; the width is the parent's. */
  readonly shape: CoverShape
  /** The ribbon of a course that was started. @default false */
  readonly hasRibbon?: boolean
}

/** The spine's border as on a kanga: one wave after the other, drawn on a tile as wide as the spine. */
const Spine = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const scale = width / 30
  const step = 27 * scale
  const offsets = Array.from({ length: Math.ceil(height / step) }, (_, index) => index * step + 8 * scale)
  return (
    <>
      <rect className={styles.ink} width={width} height={height} />
      {offsets.map((offset) => (
        <path
          key={offset}
          className={styles.wave}
          strokeWidth={4.2}
          transform={`translate(0 ${offset}) scale(${scale})`}
          d="M4.2 11.6C7 1.6 11.6 1.6 15 9.4s8 7.6 10.8-1.8"
        />
      ))}
    </>
  )
}

/** A course's generated cover: a spine for its category and one motif for itself. Decorative; the title stands beside it. */
export const Cover = ({ category, id, shape, hasRibbon = false }: CoverProps) => {
  const { width, height, spine, ribbon } = coverSizes[shape]
  const { sunX, sunRadius, y, lines } = horizonOf(id, shape)
  const lineStart = spine + spine / 8
  const notch = ribbon * 0.36
  return (
    <span className={cx(styles.cover, styles.paper[paperOf(category)])} data-component="Cover" aria-hidden="true">
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} focusable="false">
        <rect className={styles.ground} width={width} height={height} />
        <Spine width={spine} height={height} />
        <path
          className={styles.second}
          d={`M${sunX - sunRadius} ${y}a${sunRadius} ${sunRadius} 0 0 1 ${2 * sunRadius} 0z`}
        />
        {lines.map((line) => (
          <rect
            key={line.y}
            className={styles.ink}
            x={lineStart}
            y={line.y}
            width={width - lineStart}
            height={line.thickness}
          />
        ))}
        {hasRibbon ? (
          <path
            className={styles.ribbon}
            d={`M${width - ribbon * 1.95} 0h${ribbon}v${ribbon * 1.58}l${-ribbon / 2} ${-notch}l${-ribbon / 2} ${notch}z`}
          />
        ) : null}
      </svg>
    </span>
  )
}
