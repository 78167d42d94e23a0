import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import type { ReactNode } from 'react'
import * as styles from './Section.css.ts'

export interface SectionProps {
  /** Unique on the page. */
  readonly id: string
  readonly title: ReactNode
  /** At the right of the title: one way on. */
  readonly link?: ReactNode
  /** Narrow columns have smaller titles. @default 'h2' */
  readonly step?: 'h2' | 'h3'
  readonly children: ReactNode
}

/** A widget under its title. */
export const Section = ({ id, title, link, step = 'h2', children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={`${id}-title`}>
    <Inline justify="between" align="baseline" space={12}>
      <Heading level={2} step={step} id={`${id}-title`}>
        {title}
      </Heading>
      {link}
    </Inline>
    {children}
  </section>
)
