import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ '@layer': { [layers.layout]: { listStyle: 'none', padding: 0, margin: 0 } } })

/** When, and beside it what; one above the other where there is no room. */
export const line = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      columnGap: vars.space[24],
      paddingBlock: vars.space[12],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      overflowWrap: 'anywhere',
      '@media': { [`(min-width: ${breakpoints.cards}px)`]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
    },
  },
})
