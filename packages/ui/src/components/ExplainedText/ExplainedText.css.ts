import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** As the words around it; dots below say that there is more to read, and that it leads nowhere. */
export const words = style(
  rule({
    borderRadius: vars.radius.mark,
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationThickness: 1,
    textDecorationColor: 'currentcolor',
    textUnderlineOffset: '0.22em',
    overflowWrap: 'anywhere',
    cursor: 'help',
    '@media': { print: { textDecorationLine: 'none' } },
  }),
)
