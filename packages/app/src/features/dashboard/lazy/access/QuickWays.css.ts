import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const section = style({
  '@layer': { [layers.layout]: { display: 'flex', flexDirection: 'column', gap: vars.space[12] } },
})

export const list = style({
  '@layer': { [layers.layout]: { padding: 0, listStyle: 'none', borderBlockEnd: `1px solid ${vars.color.rule}` } },
})

export const way = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: '1.25rem minmax(0, 1fr)',
      columnGap: vars.space[14],
      paddingBlock: vars.space[14],
      borderBlockStart: `1px solid ${vars.color.rule}`,
    },
  },
})

export const icon = style({
  '@layer': { [layers.components]: { display: 'flex', paddingBlockStart: vars.space[2], color: vars.color.ink2 } },
})
export const words = style({
  '@layer': { [layers.layout]: { display: 'grid', justifyItems: 'start', gap: vars.space[2] } },
})
