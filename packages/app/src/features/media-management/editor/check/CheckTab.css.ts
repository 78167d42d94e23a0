import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const list = style({ '@layer': { [layers.layout]: { display: 'grid', padding: 0, listStyle: 'none' } } })

/** A finding: its glyph, its sentences, and the way to the place where it is repaired. */
export const line = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space[12],
      rowGap: vars.space[4],
      alignItems: 'start',
      paddingBlock: vars.space[16],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      overflowWrap: 'anywhere',
      '@media': { '(min-width: 768px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
    },
  },
})
