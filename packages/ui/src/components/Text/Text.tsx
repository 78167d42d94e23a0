import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import type { TypeStepName } from '../../theme/tokens.ts'
import * as styles from './Text.css.ts'

export { AddressText, type AddressTextProps } from './AddressText.tsx'

export const textTones = ['ink', 'ink2', 'ink3', 'bad', 'ok', 'warn'] as const
export type TextTone = (typeof textTones)[number]

export interface TextProps {
  /** The type step of the theme. @default 'body' */
  readonly step?: TypeStepName
  /** `ink2` is secondary, `ink3` captions; the status tones need a glyph or a word beside them. @default inherited */
  readonly tone?: TextTone
  /** The element, chosen for its meaning. @default 'p' */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'figcaption'
  /** Titles in rows and values that carry the sentence. @default false */
  readonly isStrong?: boolean
  /** Figures of equal width: dates, times and numbers that stand below one another. @default false */
  readonly isTabular?: boolean
  readonly id?: string
  /** The language of the text where it differs from the page's, as a BCP 47 tag (WCAG 3.1.2). */
  readonly lang?: string
  readonly children: ReactNode
}

/** Running text in a type step of the theme. For titles that structure a page use Heading, for links Link. */
export const Text = ({
  step = 'body',
  tone,
  as: Element = 'p',
  isStrong = false,
  isTabular = false,
  id,
  lang,
  children,
}: TextProps) => (
  <Element
    id={id}
    lang={lang}
    data-component="Text"
    className={cx(
      styles.step[step],
      tone !== undefined && styles.tone[tone],
      isStrong && styles.strong,
      isTabular && styles.tabular,
      Element === 'p' && styles.readable,
    )}
  >
    {children}
  </Element>
)
