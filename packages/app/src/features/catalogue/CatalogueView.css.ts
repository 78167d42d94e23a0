import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints, weights } from '@somo/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const wide = `(min-width: ${breakpoints.bars}px)`

/** A column of categories and filters, then the covers; on small screens the filters are in a sheet. */
export const columns = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[24],
      '@media': { [wide]: { gridTemplateColumns: '232px minmax(0, 1fr)', columnGap: vars.space[48] } },
    },
  },
})

export const side = style({
  '@layer': { [layers.layout]: { display: 'none', '@media': { [wide]: { display: 'block' } } } },
})

export const onSmallScreens = style({
  '@layer': { [layers.layout]: { '@media': { [wide]: { display: 'none' } } } },
})

export const results = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      alignContent: 'start',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[24],
    },
  },
})

/** What a page is for stands in it in the size of large controls. */
export const search = style({
  '@layer': {
    [layers.layout]: { vars: { [vars.size.field]: vars.size.controlLarge, [vars.type.ui.size]: vars.type.body.size } },
  },
})

/** The title with the order at its right, or filters between the two. */
export const found = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${vars.space[10]} ${vars.space[12]}`,
    },
  },
})

export const foundTitle = style({
  '@layer': {
    [layers.layout]: {
      flex: '1 1 0',
      minInlineSize: 'min-content',
      selectors: { '[data-has-chips] > &': { flexBasis: '100%' } },
    },
  },
})

export const recommended = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[16],
      paddingBlockEnd: vars.space[24],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
    },
  },
})

const fullWidth = `(min-width: ${breakpoints.wide}px)`

// Four are one row, and two rows where there is less room: the list itself stays near.
globalStyle(`${recommended} [data-part="list"]`, {
  '@layer': {
    [layers.layout]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[16],
      '@media': { [fullWidth]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
})

export const tree = style({ '@layer': { [layers.layout]: { paddingBlockEnd: vars.space[20] } } })

export const facet = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      minInlineSize: 0,
      padding: 0,
      paddingBlock: `${vars.space[16]} ${vars.space[12]}`,
      border: 0,
      borderBlockStart: `1px solid ${vars.color.rule}`,
    },
  },
})

export const legend = style({
  '@layer': {
    [layers.layout]: {
      float: 'inline-start',
      paddingInline: 0,
      paddingBlockEnd: vars.space[6],
      fontSize: vars.type.small.size,
      lineHeight: vars.type.small.line,
      fontWeight: weights.strong,
    },
  },
})

/** A label row without a cell around it (look.md, type and space). */
const labelRow = '30px'

export const option = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[12],
      clear: 'both',
      paddingInlineEnd: vars.space[8],
      '@media': { '(pointer: fine)': { vars: { [vars.size.treeRow]: labelRow } } },
    },
  },
})
