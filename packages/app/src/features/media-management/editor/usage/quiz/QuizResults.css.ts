import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const scroll = style({ '@layer': { [layers.layout]: { overflowX: 'auto' } } })

export const table = style({
  '@layer': {
    [layers.layout]: { borderCollapse: 'collapse', inlineSize: '100%', minInlineSize: '40rem', textAlign: 'start' },
  },
})

export const caption = style({
  '@layer': { [layers.layout]: { paddingBlockEnd: vars.space[8], textAlign: 'start' } },
})

export const cell = style({
  '@layer': {
    [layers.layout]: {
      paddingBlock: vars.space[10],
      paddingInlineEnd: vars.space[16],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      fontWeight: 'inherit',
    },
  },
})

export const number = style([
  cell,
  { '@layer': { [layers.layout]: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } } },
])

export const list = style({
  '@layer': { [layers.layout]: { display: 'grid', padding: 0, margin: 0, listStyle: 'none' } },
})

export const row = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[4],
      paddingBlock: vars.space[8],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      overflowWrap: 'anywhere',
    },
  },
})
