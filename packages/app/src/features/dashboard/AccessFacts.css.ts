import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const section = style({
  '@layer': { [layers.layout]: { display: 'flex', flexDirection: 'column', gap: vars.space[12] } },
})

export const facts = style({ '@layer': { [layers.layout]: { borderBlockStart: `1px solid ${vars.color.rule}` } } })

/** One ruled line a fact; label over value where there is no room for both. */
export const fact = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      rowGap: vars.space[2],
      columnGap: vars.space[24],
      alignItems: 'baseline',
      paddingBlock: vars.space[14],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      '@media': { [`(min-width: ${breakpoints.cards}px)`]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
    },
  },
})

export const absent = style({
  '@layer': { [layers.components]: { color: vars.color.ink2, fontWeight: vars.weight.regular } },
})
