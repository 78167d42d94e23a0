import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const list = style({ '@layer': { [layers.layout]: { padding: 0, margin: 0, listStyle: 'none' } } })

export const chapter = style({ '@layer': { [layers.layout]: { paddingBlock: vars.space[16] } } })

/** A glyph and the words beside it. */
export const line = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space[12],
      alignItems: 'baseline',
      paddingBlock: vars.space[12],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      overflowWrap: 'anywhere',
    },
  },
})
