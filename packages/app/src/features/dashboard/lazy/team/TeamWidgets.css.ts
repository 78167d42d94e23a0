import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const wide = `(min-width: ${breakpoints.wide}px)`
const phones = `(max-width: ${breakpoints.cards - 0.02}px)`

export const halves = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[48],
      '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
})

/** Whose figures these are left, the choice of a unit right. */
export const scope = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[12],
      paddingBlockEnd: vars.space[12],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
    },
  },
})

export const choice = style({
  '@layer': { [layers.layout]: { flex: '0 1 20rem', '@media': { [phones]: { flexBasis: '100%' } } } },
})

/** One ruled line of figures. */
export const figures = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      padding: 0,
      listStyle: 'none',
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      '@media': { [`(min-width: ${breakpoints.cards}px)`]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
    },
  },
})

export const figure = style({
  '@layer': {
    [layers.layout]: {
      paddingBlock: vars.space[14],
      paddingInline: vars.space[16],
      borderInlineStart: `1px solid ${vars.color.rule}`,
      selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
      '@media': {
        [phones]: { selectors: { '&:nth-child(odd)': { paddingInlineStart: 0, borderInlineStart: 0 } } },
      },
    },
  },
})

export const number = style({
  '@layer': {
    [layers.components]: {
      display: 'block',
      fontSize: '28px',
      lineHeight: '34px',
      fontWeight: 520,
      letterSpacing: '-0.02em',
    },
  },
})

export const bad = style({ '@layer': { [layers.components]: { color: vars.color.bad } } })

export const word = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[6],
      fontSize: vars.type.small.size,
      lineHeight: vars.type.small.line,
      color: vars.color.ink2,
    },
  },
})

export const glyphs = {
  ok: style({ '@layer': { [layers.components]: { display: 'flex', color: vars.color.ok } } }),
  warn: style({ '@layer': { [layers.components]: { display: 'flex', color: vars.color.warn } } }),
  bad: style({ '@layer': { [layers.components]: { display: 'flex', color: vars.color.bad } } }),
  quiet: style({ '@layer': { [layers.components]: { display: 'flex', color: vars.color.ink2 } } }),
}

export const table = style({
  '@layer': {
    [layers.layout]: {
      inlineSize: '100%',
      borderCollapse: 'collapse',
      '@media': { [phones]: { display: 'block' } },
    },
  },
})

/** Phones show the cells of a row below one another; the first one names it. */
export const body = style({ '@layer': { [layers.layout]: { '@media': { [phones]: { display: 'block' } } } } })

export const head = style({ '@layer': { [layers.layout]: { '@media': { [phones]: { display: 'none' } } } } })

export const headCell = style({
  '@layer': {
    [layers.components]: {
      paddingBlock: vars.space[8],
      paddingInlineEnd: vars.space[16],
      textAlign: 'start',
      fontSize: vars.type.small.size,
      fontWeight: vars.weight.nav,
      color: vars.color.ink2,
      borderBlockEnd: `1px solid ${vars.color.ruleStrong}`,
    },
  },
})

export const row = style({
  '@layer': {
    [layers.layout]: {
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      '@media': { [phones]: { display: 'grid', gap: vars.space[2], paddingBlock: vars.space[10] } },
    },
  },
})

export const cell = style({
  '@layer': {
    [layers.components]: {
      paddingBlock: vars.space[10],
      paddingInlineEnd: vars.space[16],
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: vars.weight.regular,
      overflowWrap: 'anywhere',
      '@media': { [phones]: { padding: 0 } },
    },
  },
})

export const figureCell = style([cell, { '@layer': { [layers.components]: { fontVariantNumeric: 'tabular-nums' } } }])

/** The last cell ends with the table. */
export const actCell = style([cell, { '@layer': { [layers.layout]: { paddingInlineEnd: 0 } } }])

/** When somebody was reminded last, and the button beside it. */
export const act = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space[12],
      rowGap: vars.space[4],
    },
  },
})

export const waiting = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space[12],
    },
  },
})

export const words = style({ '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[2], minInlineSize: 0 } } })
