import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const cover = style({ '@layer': { [layers.layout]: { inlineSize: '20rem', maxInlineSize: '100%' } } })

export const facts = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[12],
      rowGap: vars.space[6],
      alignItems: 'center',
    },
  },
})

export const list = style({
  '@layer': { [layers.layout]: { padding: 0, listStyle: 'none', borderBlockEnd: `1px solid ${vars.color.rule}` } },
})

/** One line of the outline, the attempts or the cycles: what it is, and how it stands at the right. */
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

export const words = style({
  '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[4], justifyItems: 'start' } },
})
