import { useState, type ReactElement, type ReactNode } from 'react'
import type { Paper } from '../../theme/sheets/coverPapers.ts'
import { cx } from '../../theme/cx.ts'
import * as styles from './Cover.css.ts'
import {
  coverSizes,
  motifOf,
  paperOf,
  spinePatterns,
  type CoverMotif,
  type CoverShape,
  type MotifPlace,
  type SpinePattern,
} from './coverDesign.ts'
import { motifPaths } from './coverMotif.ts'
import { signOf, spineOf } from './coverSpine.ts'

export interface CoverProps {
  /** The top category: it chooses paper and pattern of the spine. A paper's own name chooses that paper. */
  readonly category: string
  /** The course: it chooses the motif and its place. An empty id gives the horizon in the middle. */
  readonly id: string
  /** `card` is 4:3, `book` 150:168, `strip` 320:94; the width is the parent's. */
  readonly shape: CoverShape
  /** The ribbon of a course that was started. @default false */
  readonly hasRibbon?: boolean
  /** Address of an uploaded picture, which replaces the motif; the spine stays. If it cannot be loaded the motif returns. */
  readonly image?: string | undefined
}

// Functions that draw, not components: a catalogue has hundreds of covers, and each component is one more to keep.

const drawMotif = (motif: CoverMotif, place: MotifPlace, shape: CoverShape): readonly ReactNode[] =>
  motifPaths(motif, place, shape).map((path) =>
    path.line === undefined ? (
      <path key={path.d.slice(0, 24)} className={styles.area[path.tone]} d={path.d} />
    ) : (
      <path key={path.d.slice(0, 24)} className={styles.line[path.tone]} d={path.d} strokeWidth={path.line} />
    ),
  )

/** Signs in the colour of the ground; the wave is a line as thick as the arms of the cross. */
const drawSigns = (pattern: SpinePattern, d: string, scale: number): ReactNode =>
  pattern === 'wave' ? (
    <path className={styles.line.ground} d={d} strokeWidth={4.6 * scale} />
  ) : (
    <path className={styles.area.ground} d={d} />
  )

const Ribbon = ({ shape }: Pick<CoverProps, 'shape'>) => {
  const { width, ribbon } = coverSizes[shape]
  const notch = ribbon * 0.36
  const d = `M${width - ribbon * 1.95} 0h${ribbon}v${ribbon * 1.58}l${-ribbon / 2} ${-notch}l${-ribbon / 2} ${notch}z`
  return <path className={styles.ribbon} d={d} />
}

/**
 * A course's cover, generated like a kanga: a spine for its category and one motif for itself. Pure: the same course has
 * the same cover everywhere. Decorative; the title stands beside it.
 */
export function Cover({ category, id, shape, hasRibbon = false, image }: CoverProps) {
  const paper = paperOf(category)
  return (
    <span className={cx(styles.cover, styles.paper[paper])} data-component="Cover" aria-hidden="true">
      {image === undefined ? (
        drawCover({ paper, id, shape, hasRibbon, hasMotif: true })
      ) : (
        <Uploaded paper={paper} id={id} shape={shape} hasRibbon={hasRibbon} image={image} />
      )}
    </span>
  )
}

interface DrawingProps extends Omit<CoverProps, 'image' | 'category'> {
  readonly paper: Paper
  readonly hasMotif: boolean
}

/** One element for each design, of which there are some hundreds; a catalogue shows the same ones again and again. */
const drawings = new Map<string, ReactElement>()

function drawCover({ paper, id, shape, hasRibbon = false, hasMotif }: DrawingProps): ReactElement {
  const { motif, place } = motifOf(id)
  const key = `${paper} ${hasMotif ? `${motif} ${place}` : ''} ${shape} ${hasRibbon}`
  const known = drawings.get(key)
  if (known !== undefined) return known
  const { width, height, spine } = coverSizes[shape]
  const pattern = spinePatterns[paper]
  const drawing = (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`}>
      <rect className={styles.area.ground} width={width} height={height} />
      {hasMotif ? drawMotif(motif, place, shape) : null}
      {/* A line of the ground parts the motif from the spine. */}
      <rect className={styles.area.ground} width={spine * 1.11} height={height} />
      <rect className={styles.area.ink} width={spine} height={height} />
      {drawSigns(pattern, spineOf(pattern, shape), spine / 30)}
      {hasRibbon ? <Ribbon shape={shape} /> : null}
    </svg>
  )
  drawings.set(key, drawing)
  return drawing
}

/** Spine and ribbon are drawn, the rest is the picture; a picture that does not come is replaced by the motif. */
function Uploaded({
  image,
  hasRibbon = false,
  ...design
}: Omit<DrawingProps, 'hasMotif'> & { readonly image: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  const { width, height, spine, ribbon } = coverSizes[design.shape]
  if (failed === image) return drawCover({ ...design, hasRibbon, hasMotif: true })
  const ribbonWidth = (ribbon / width) * 100
  return (
    <>
      {drawCover({ ...design, hasRibbon: false, hasMotif: false })}
      <img
        className={styles.image}
        src={image}
        alt=""
        loading="lazy"
        decoding="async"
        style={{ inlineSize: `${(1 - spine / width) * 100}%` }}
        onError={() => setFailed(image)}
      />
      {hasRibbon ? (
        <svg
          className={styles.marker}
          style={{ inlineSize: `${ribbonWidth}%`, insetInlineEnd: `${ribbonWidth * 0.95}%` }}
          viewBox={`${width - ribbon * 1.95} 0 ${ribbon} ${Math.min(ribbon * 1.6, height)}`}
        >
          <Ribbon shape={design.shape} />
        </svg>
      ) : null}
    </>
  )
}

export interface CategorySwatchProps {
  /** The top category, as on the spine of its covers. */
  readonly category: string
}

/** The sign of a category, 16 px, beside its name in trees and lists; decorative. */
export const CategorySwatch = ({ category }: CategorySwatchProps) => {
  const paper = paperOf(category)
  const pattern = spinePatterns[paper]
  return (
    <svg
      className={cx(styles.swatch, styles.paper[paper])}
      viewBox="0 0 30 30"
      data-component="CategorySwatch"
      aria-hidden="true"
    >
      <rect className={styles.area.ink} width={30} height={30} />
      {drawSigns(pattern, signOf(pattern), 1)}
    </svg>
  )
}
