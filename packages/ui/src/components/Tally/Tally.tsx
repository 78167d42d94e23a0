import type { ReactNode, Ref } from 'react'
import { done, drawing, edge, missing, root, words } from './Tally.css.ts'
import { tallyHeight, tallyOf } from './tallyStrokes.ts'

export interface TallyProps {
  /** How many were done, from 0. */
  readonly count: number
  /** How many there will be; what is missing is drawn pale. @default the count itself */
  readonly goal?: number
  /** The same in words, always: "7 of 10 parts". */
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * A small count in strokes, five to a group: praise for the fact, never a streak that can break. Above twenty only the
 * words are left. How far one has come in one thing is a ProgressRibbon.
 */
export function Tally({ count, goal = count, children, ref }: TallyProps) {
  const tally = tallyOf(count, goal)
  return (
    <div className={root} data-component="Tally" ref={ref}>
      {tally === null ? null : (
        <svg
          className={drawing}
          width={tally.width}
          height={tallyHeight}
          viewBox={`0 0 ${tally.width} ${tallyHeight}`}
          aria-hidden="true"
          focusable="false"
          data-part="strokes"
        >
          {tally.missing === '' ? null : <path className={missing} d={tally.missing} />}
          <path className={edge} d={tally.done} />
          <path className={done} d={tally.done} />
        </svg>
      )}
      <span className={words} data-part="words">
        {children}
      </span>
    </div>
  )
}
