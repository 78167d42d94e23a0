import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const paths = style({ '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[12] } } })

export const list = style({
  '@layer': {
    [layers.layout]: { padding: 0, margin: 0, listStyle: 'none', borderBlockEnd: `1px solid ${vars.color.rule}` },
  },
})

export const line = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space[16],
      alignItems: 'center',
      paddingBlock: vars.space[12],
      borderBlockStart: `1px solid ${vars.color.rule}`,
      overflowWrap: 'anywhere',
    },
  },
})
