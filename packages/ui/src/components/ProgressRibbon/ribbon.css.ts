import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** Height of the line and of the ribbon that hangs over it, and width of the ribbon, in px. */
export const lineHeight = 6
const ribbonHeight = 13
const ribbonWidth = 9

/** The ribbon that marks the place, centred on where it is put; the line keeps a breath of paper on both sides of it. */
export const ribbon = style(
  rule({
    position: 'absolute',
    insetBlock: 0,
    inlineSize: ribbonWidth + 4,
    marginInlineStart: -(ribbonWidth + 4) / 2,
    background: vars.color.paper,
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: (lineHeight - ribbonHeight) / 2,
      insetInline: 2,
      blockSize: ribbonHeight,
      background: vars.brand.exact,
      clipPath: 'polygon(0 0, 100% 0, 100% 100%, 50% 74%, 0 100%)',
    },
  }),
)
