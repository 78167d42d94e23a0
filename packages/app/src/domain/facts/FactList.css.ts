import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const facts = style({ '@layer': { [layers.layout]: { borderBlockStart: `1px solid ${vars.color.rule}` } } })

/** One ruled line a fact; label over value where there is no room for both. */
export const fact = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      columnGap: vars.space[24],
      // The label stands at the value's first line; what is one line high stands in the middle.
      alignItems: 'baseline',
      alignContent: 'center',
      minBlockSize: vars.space[56],
      paddingBlock: vars.space[8],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      '@media': { [`(min-width: ${breakpoints.cards}px)`]: { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
    },
  },
})

export const value = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space[12],
      fontWeight: vars.weight.strong,
      overflowWrap: 'anywhere',
    },
  },
})
