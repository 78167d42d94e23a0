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
      fontSize: vars.type.ui.size,
      lineHeight: vars.type.ui.line,
      overflowWrap: 'anywhere',
    },
  },
})
export const value = style({
  '@layer': {
    [layers.components]: { display: 'flex', gap: vars.space[8], margin: 0 },
  },
})
export const term = style({ '@layer': { [layers.components]: { color: vars.color.ink2 } } })
export const rightValue = style({ '@layer': { [layers.components]: { fontWeight: vars.weight.strong } } })
/** As wide as is read well. */
export const result = style({
  '@layer': {
    [layers.layout]: { display: 'grid', gap: vars.space[28], inlineSize: '100%', maxInlineSize: '45rem' },
  },
})
export const againHead = style({
  '@layer': {
    [layers.layout]: {
      paddingBlock: `${vars.space[12]} ${vars.space[10]}`,
      borderBlockEnd: `1px solid ${vars.color.ruleStrong}`,
    },
  },
})
export const entry = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: `${vars.space[24]} minmax(0, 1fr)`,
      columnGap: vars.space[12],
      alignItems: 'baseline',
      paddingBlock: vars.space[20],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
    },
  },
})
export const wrongGlyph = style({
  '@layer': { [layers.components]: { flexShrink: 0, alignSelf: 'center', color: vars.color.bad } },
})
export const rightGlyph = style({
  '@layer': { [layers.components]: { flexShrink: 0, alignSelf: 'center', color: vars.color.ok } },
})
