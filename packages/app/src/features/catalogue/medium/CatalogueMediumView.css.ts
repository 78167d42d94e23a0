import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const wide = `(min-width: ${breakpoints.wide}px)`

/** Below the head, under a stronger rule. */
export const ruled = style({
  '@layer': { [layers.layout]: { borderBlockStart: `1px solid ${vars.color.ruleStrong}` } },
})

/** Kind, length and the like, each with its glyph. */
export const meta = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[16],
      rowGap: vars.space[6],
      color: vars.color.ink2,
      fontSize: vars.type.ui.size,
      lineHeight: vars.type.ui.line,
    },
  },
})

export const metaFact = style({
  '@layer': { [layers.layout]: { display: 'inline-flex', alignItems: 'center', gap: vars.space[6] } },
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

/** Facts of a medium that says nothing more of itself stand side by side. */
export const factsAlone = style({ '@layer': { [layers.layout]: { paddingBlockStart: vars.space[28] } } })
globalStyle(`${factsAlone} > dl`, {
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
      columnGap: vars.space[36],
      alignItems: 'start',
    },
  },
})

export const text = style({
  '@layer': { [layers.layout]: { display: 'grid', alignContent: 'start', gap: vars.space[36] } },
})

/** The title of a part with its size at the right. */
export const sectionHead = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: `${vars.space[4]} ${vars.space[16]}`,
    },
  },
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
      paddingBlock: vars.space[14],
      overflowWrap: 'anywhere',
      color: vars.color.ink,
      fontSize: vars.type.ui.size,
      lineHeight: vars.type.ui.line,
      selectors: {
        '&:first-child': { paddingBlockStart: 0 },
        '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` },
        [`${factsAlone} > dl > &`]: { paddingBlockStart: 0, borderBlockStart: 'none' },
      },
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

export const glyph = style({
  '@layer': { [layers.layout]: { paddingBlockStart: vars.space[2], color: vars.color.ink2 } },
})
