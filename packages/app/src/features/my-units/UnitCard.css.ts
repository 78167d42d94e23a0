import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const narrow = `(max-width: ${breakpoints.bars - 0.02}px)`

export const list = style({
  '@layer': { [layers.layout]: { padding: 0, listStyle: 'none', borderBlockEnd: `1px solid ${vars.color.rule}` } },
})

/** One ruled part a unit: its sign, then what there is to know. */
export const card = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: '2.5rem minmax(0, 1fr)',
      columnGap: vars.space[16],
      paddingBlock: vars.space[24],
      borderBlockStart: `1px solid ${vars.color.rule}`,
      '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[12] } },
    },
  },
})

/** A part without a sign: what was asked for. */
export const request = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[8],
      paddingBlock: vars.space[16],
      borderBlockStart: `1px solid ${vars.color.rule}`,
      overflowWrap: 'anywhere',
    },
  },
})

export const words = style({
  '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[16], minInlineSize: 0, overflowWrap: 'anywhere' } },
})

// Facts that end a card end with the card's own rule.
globalStyle(`${words} > dl:last-child > :last-child`, { '@layer': { [layers.layout]: { borderBlockEnd: 0 } } })

export const mark = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: vars.space[6],
      inlineSize: '2.5rem',
      paddingBlockStart: vars.space[4],
    },
    [layers.components]: { color: vars.color.ink2 },
  },
})

export const logo = style({
  '@layer': { [layers.components]: { maxInlineSize: '100%', maxBlockSize: '2.5rem', objectFit: 'contain' } },
})

export const colour = style({
  '@layer': {
    [layers.components]: {
      inlineSize: '100%',
      blockSize: vars.space[4],
      borderRadius: vars.radius.mark,
      forcedColorAdjust: 'none',
    },
  },
})

export const contacts = style({
  '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[10], padding: 0, listStyle: 'none' } },
})

export const contact = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: vars.space[10],
    },
  },
})

export const contactWords = style({
  '@layer': { [layers.layout]: { display: 'grid', minInlineSize: 0, hyphens: 'none' } },
})

export const children = style({
  '@layer': {
    [layers.layout]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[16], rowGap: vars.space[6] },
  },
})
