import type { CSSProperties, Ref } from 'react'
import { vars } from '../../theme/contract.css.ts'
import { fill, place, root, track, words as wordsClass } from './ProgressRibbon.css.ts'
import { ribbon } from './ribbon.css.ts'

/** Above so many parts they are too narrow to be told apart, and a plain line is drawn (look.md, progress). */
export const mostParts = 20

export interface ProgressRibbonProps {
  /** What progresses: "Progress in load securing". */
  readonly label: string
  /** How far, from 0 to 1; what lies outside is taken for the nearer end. */
  readonly value: number
  /** The same in words, below the line: "3 of 8 parts, 44 %, about 35 min left". They carry the value. */
  readonly words: string
  /** Of how many parts it is made; up to 20 each is a segment. */
  readonly parts?: number
  /** `ribbon` with the place marked and the words below; `line`, thinner, words beside it, in rows. @default 'ribbon' */
  readonly variant?: 'ribbon' | 'line'
  readonly ref?: Ref<HTMLDivElement>
}

const gap = vars.space[4]

/** A mask that lets as many equal segments through as there are parts. */
const partsMask = (parts: number): CSSProperties => ({
  maskImage: `repeating-linear-gradient(90deg, currentcolor 0 calc(100% / ${parts} - ${gap}), transparent 0 calc(100% / ${parts}))`,
  maskSize: `calc(100% + ${gap}) 100%`,
})

/**
 * How far somebody has come, as a ruled line with the ribbon at the place. A small count is a Tally; work the product
 * does itself is shown by Spinner or by an upload's own progress.
 */
export function ProgressRibbon({ label, value, words, parts, variant = 'ribbon', ref }: ProgressRibbonProps) {
  const share = Math.min(Math.max(value, 0), 1)
  const hasParts = parts !== undefined && parts > 1 && parts <= mostParts
  // With segments the line is thought one gap longer, so that the ends of the parts are where the value says.
  const length = hasParts ? `(100% + ${gap})` : '100%'
  const end = share === 1 ? '100%' : `calc(${share} * ${length})`
  return (
    <div className={root({ variant })} data-component="ProgressRibbon" ref={ref}>
      <div
        className={place({ variant })}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={words}
        data-part="place"
      >
        <div className={track} style={hasParts ? partsMask(parts) : undefined} data-part="track">
          <div className={fill} style={{ inlineSize: end }} data-part="fill" />
        </div>
        {variant === 'ribbon' && share > 0 && share < 1 ? (
          <span className={ribbon} style={{ insetInlineStart: end }} data-part="ribbon" />
        ) : null}
      </div>
      <p className={wordsClass({ variant })} data-part="words" aria-hidden="true">
        {words}
      </p>
    </div>
  )
}
