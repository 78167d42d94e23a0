import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const page = style({
  '@layer': {
    [layers.layout]: { display: 'grid', gap: vars.space[16], maxInlineSize: '42rem', overflowWrap: 'anywhere' },
  },
})

export const list = style({
  '@layer': {
    [layers.layout]: {
      paddingInlineStart: vars.space[24],
      display: 'grid',
      gap: vars.space[4],
      margin: 0,
      listStyle: 'disc',
      selectors: { 'ol&': { listStyle: 'decimal' } },
    },
  },
})

export const callout = style({
  '@layer': {
    [layers.layout]: {
      paddingInlineStart: vars.space[16],
      borderInlineStart: `4px solid ${vars.color.ruleStrong}`,
      display: 'grid',
      gap: vars.space[4],
      margin: 0,
    },
  },
})

export const scroll = style({ '@layer': { [layers.layout]: { overflowX: 'auto' } } })

export const caption = style({
  '@layer': { [layers.layout]: { paddingBlockEnd: vars.space[8], textAlign: 'start' } },
})

export const table = style({
  '@layer': { [layers.layout]: { borderCollapse: 'collapse', inlineSize: '100%', textAlign: 'start' } },
})

export const cell = style({
  '@layer': {
    [layers.layout]: {
      paddingBlock: vars.space[8],
      paddingInlineEnd: vars.space[16],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      textAlign: 'start',
      verticalAlign: 'top',
    },
  },
})

export const code = style({
  '@layer': { [layers.layout]: { overflowX: 'auto', margin: 0, padding: vars.space[12], background: vars.color.wash } },
})
