import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const wide = `(min-width: ${breakpoints.bars}px)`

export const today = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      columnGap: vars.space[4],
      fontSize: vars.type.small.size,
      lineHeight: vars.type.small.line,
      color: vars.color.ink2,
      '@media': { [wide]: { flexDirection: 'column', alignItems: 'flex-end' } },
    },
  },
})

/** The numeral of the margin; on small screens one word among the others. */
export const day = style({
  '@layer': {
    [layers.components]: {
      order: 1,
      '@media': {
        [wide]: {
          order: 0,
          fontSize: vars.type.numeral.size,
          lineHeight: vars.type.numeral.line,
          fontWeight: vars.type.numeral.weight,
          letterSpacing: vars.type.numeral.tracking,
          color: vars.color.ink,
          marginBlockEnd: vars.space[6],
        },
      },
    },
  },
})

export const name = style({
  '@layer': { [layers.components]: { selectors: { '&:last-child': { order: 2 } } } },
})
