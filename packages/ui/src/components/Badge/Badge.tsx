import type { Ref } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { badge } from './Badge.css.ts'
import { formatCount } from './formatCount.ts'

/** `neutral` for any number, `news` for what is new, `bad` for what is overdue or wrong. */
export const badgeTones = ['neutral', 'news', 'bad'] as const
export type BadgeTone = (typeof badgeTones)[number]

interface BadgeFrame {
  /** @default 'neutral' */
  readonly tone?: BadgeTone
  readonly ref?: Ref<HTMLSpanElement>
}

/** A number, with the sentence that is read for it. */
export interface CountBadgeProps extends BadgeFrame {
  /** From 0; at 0 nothing is drawn. */
  readonly count: number
  /** What is counted, read instead of the bare number: "4 unread messages". */
  readonly label: string
  /** The largest number that is written; above it "99+". @default 99 */
  readonly max?: number
  readonly children?: never
}

/** One word, such as "New". */
export interface WordBadgeProps extends BadgeFrame {
  readonly children: string
  readonly count?: never
  readonly label?: never
  readonly max?: never
}

export type BadgeProps = CountBadgeProps | WordBadgeProps

/**
 * A small number or "New" beside the name it belongs to. How something stands is a StatusChip; a number among words
 * needs no badge.
 */
export function Badge({ count, label, max = 99, tone = 'neutral', children, ref }: BadgeProps) {
  const locale = useUiLocale()
  if (count === 0) return null
  return (
    <span className={badge[tone]} data-component="Badge" ref={ref}>
      {count === undefined ? (
        children
      ) : (
        <>
          <span aria-hidden="true">{count > max ? `${formatCount(max, locale)}+` : formatCount(count, locale)}</span>
          <span className={visuallyHidden}>{label}</span>
        </>
      )}
    </span>
  )
}
