import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** Grows with its text up to most of the screen; then it scrolls. */
export const area = style(
  rule({
    display: 'block',
    paddingBlock: 0,
    // Between text and edge, outside of what scrolls.
    marginBlock: vars.space[6],
    resize: 'vertical',
    fieldSizing: 'content',
    maxBlockSize: '60dvh',
    overflowWrap: 'anywhere',
  }),
)
