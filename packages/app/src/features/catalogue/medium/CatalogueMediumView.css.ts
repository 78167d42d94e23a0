import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const wide = `(min-width: ${breakpoints.wide}px)`
const bars = `(min-width: ${breakpoints.bars}px)`

/** The cover, and the title with the main button at its right. */
export const head = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[24],
      alignItems: 'start',
      paddingBlockEnd: vars.space[28],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      '@media': { [bars]: { gridTemplateColumns: '20rem minmax(0, 1fr)', columnGap: vars.space[36] } },
    },
  },
})

export const cover = style({ '@layer': { [layers.layout]: { maxInlineSize: '20rem' } } })

export const words = style({
  '@layer': {
    [layers.layout]: { display: 'grid', gap: vars.space[12], justifyItems: 'start', overflowWrap: 'anywhere' },
  },
})

export const progress = style({
  '@layer': { [layers.layout]: { inlineSize: '20rem', maxInlineSize: '100%' } },
})

export const row = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[12],
      rowGap: vars.space[6],
    },
  },
})

/** The text, and a column of facts at its right; on small screens the facts come first. */
export const body = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[36],
      paddingBlockStart: vars.space[28],
      '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 288px', columnGap: vars.space[72] } },
    },
  },
})

/** Facts of a medium that says nothing more of itself. */
export const factsAlone = style({
  '@layer': { [layers.layout]: { maxInlineSize: '36rem', paddingBlockStart: vars.space[16] } },
})

export const text = style({
  '@layer': { [layers.layout]: { display: 'grid', alignContent: 'start', gap: vars.space[36] } },
})

/** A part of the text with its title. */
export const section = style({ '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[10] } } })

/** Facts follow while the text is scrolled. */
export const facts = style({
  '@layer': {
    [layers.layout]: {
      margin: 0,
      alignSelf: 'start',
      '@media': { [wide]: { position: 'sticky', insetBlockStart: vars.space[24] } },
    },
  },
})

export const fact = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[4],
      justifyItems: 'start',
      paddingBlock: vars.space[12],
      overflowWrap: 'anywhere',
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` } },
    },
  },
})

export const value = style({ '@layer': { [layers.layout]: { margin: 0 } } })

export const list = style({
  '@layer': { [layers.layout]: { padding: 0, listStyle: 'none', borderBlockEnd: `1px solid ${vars.color.rule}` } },
})

/** One line of the goals or the outline: a number or glyph, the words, and the length at the right. */
export const line = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: vars.space[12],
      paddingBlock: vars.space[12],
      borderBlockStart: `1px solid ${vars.color.rule}`,
      overflowWrap: 'anywhere',
    },
  },
})
