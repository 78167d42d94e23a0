import type { ReactNode, Ref } from 'react'
import { step as stepStyles } from '../Text/Text.css.ts'
import { heading } from './Heading.css.ts'
import { cx } from '../../theme/cx.ts'

export const headingSteps = ['display', 'h1', 'h2', 'h3'] as const
export type HeadingStep = (typeof headingSteps)[number]
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const
const defaultSteps = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3', 5: 'h3', 6: 'h3' } as const satisfies Record<
  HeadingLevel,
  HeadingStep
>

export interface HeadingProps {
  /** The place in the page's outline; no level may be left out on the way down (WCAG 1.3.1). */
  readonly level: HeadingLevel
  /** How it looks, where that differs from the level. @default the step of the level, from level 3 on `h3` */
  readonly step?: HeadingStep
  readonly id?: string
  /** Lets a script put the focus here, as after going to another page, without making it a stop of the Tab key. @default false */
  readonly isFocusTarget?: boolean
  readonly ref?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** A title in the page's outline. Level and look are chosen apart, so that neither bends the other. */
export const Heading = ({ level, step, id, isFocusTarget = false, ref, children }: HeadingProps) => {
  const Element = elements[level]
  return (
    <Element
      ref={ref}
      id={id}
      data-component="Heading"
      tabIndex={isFocusTarget ? -1 : undefined}
      className={cx(heading, stepStyles[step ?? defaultSteps[level]])}
    >
      {children}
    </Element>
  )
}
