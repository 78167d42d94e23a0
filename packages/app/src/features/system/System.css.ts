import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { phones } from '@somo/ui/theme/styleRules'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const beside = `(min-width: ${breakpoints.cards}px)`

/** A notice about a list: above it, on phones below it, where the list comes first. */
export const noticeOfList = style({ '@layer': { [layers.layout]: { '@media': { [phones]: { order: 1 } } } } })

export const sections = style({
  '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[36], minInlineSize: 0, maxInlineSize: '52rem' } },
})

export const section = style({
  '@layer': {
    [layers.layout]: { display: 'grid', gap: vars.space[12], minInlineSize: 0, scrollMarginBlockStart: vars.space[28] },
  },
})

export const lines = style({
  '@layer': { [layers.layout]: { padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${vars.color.rule}` } },
})

/** One setting: its control, then where its value comes from. */
export const setting = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[8],
      justifyItems: 'start',
      paddingBlock: vars.space[16],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
    },
  },
})

export const control = style({ '@layer': { [layers.layout]: { inlineSize: '100%', maxInlineSize: '28rem' } } })

/** What it is, then its value. */
export const fact = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      columnGap: vars.space[20],
      rowGap: vars.space[2],
      alignItems: 'baseline',
      paddingBlock: vars.space[10],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      '@media': { [beside]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
    },
  },
})

export const value = style({ '@layer': { [layers.layout]: { overflowWrap: 'anywhere' } } })
