import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const answers = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
      columnGap: vars.space[24],
      rowGap: vars.space[4],
      overflowWrap: 'anywhere',
    },
  },
})
export const value = style({
  '@layer': {
    [layers.components]: { display: 'flex', gap: vars.space[8], fontWeight: vars.weight.strong, margin: 0 },
  },
})
export const entry = style({
  '@layer': { [layers.layout]: { paddingBlock: vars.space[20], borderBlockEnd: `1px solid ${vars.color.rule}` } },
})
export const wrongGlyph = style({
  '@layer': { [layers.components]: { flexShrink: 0, alignSelf: 'center', color: vars.color.bad } },
})
export const rightGlyph = style({
  '@layer': { [layers.components]: { flexShrink: 0, alignSelf: 'center', color: vars.color.ok } },
})
