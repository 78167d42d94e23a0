import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const wide = `(min-width: ${breakpoints.bars}px)`

export const today = style({
  '@layer': {
    [layers.components]: { fontSize: vars.type.small.size, lineHeight: vars.type.small.line, color: vars.color.ink2 },
  },
})

export const line = style({ '@layer': { [layers.layout]: { '@media': { [wide]: { display: 'none' } } } } })

export const column = style({
  '@layer': {
    [layers.layout]: {
      display: 'none',
      '@media': { [wide]: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end' } },
    },
  },
})

export const day = style({
  '@layer': {
    [layers.components]: {
      marginBlockEnd: vars.space[6],
      fontSize: vars.type.numeral.size,
      lineHeight: vars.type.numeral.line,
      fontWeight: vars.type.numeral.weight,
      letterSpacing: vars.type.numeral.tracking,
      color: vars.color.ink,
    },
  },
})
