import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { phones } from '../../theme/styleRules.ts'

/** Around buttons that show only their icons on phones; their words remain their names. Without an icon they keep the words. */
export const iconsOnPhones = style({})

globalStyle(`${iconsOnPhones} button:has(> svg, > [data-part="icon"])`, {
  '@layer': {
    [layers.utilities]: {
      '@media': {
        [phones]: { gap: 0, minInlineSize: vars.size.controlLarge, paddingInline: vars.space[8], fontSize: 0 },
      },
    },
  },
})
