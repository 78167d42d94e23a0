import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { canHover } from '../../theme/styleRules.ts'
import { breakpoints, measures, weights } from '../../theme/tokens.ts'

const beside = `(min-width: ${breakpoints.drawer}px)`

export const columns = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[32],
      '@media': { [beside]: { gridTemplateColumns: '232px minmax(0, 1fr)', columnGap: vars.space[48] } },
    },
  },
})

export const side = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      alignContent: 'start',
      gap: vars.space[20],
      '@media': { [beside]: { position: 'sticky', insetBlockStart: vars.space[32], alignSelf: 'start' } },
    },
  },
})

export const index = style({
  '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[2], padding: 0, listStyle: 'none' } },
})

export const entry = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      alignItems: 'center',
      minBlockSize: vars.size.treeRow,
      paddingInline: vars.space[10],
      borderRadius: vars.radius.chip,
      color: vars.color.ink2,
      fontSize: vars.type.ui.size,
      lineHeight: vars.type.ui.line,
      fontWeight: weights.nav,
      textDecorationLine: 'none',
      '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.wash, color: vars.color.ink } } } },
    },
  },
})

export const section = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[20],
      paddingBlock: vars.space[28],
      maxInlineSize: measures.notice,
      scrollMarginBlockStart: vars.space[32],
      outlineOffset: vars.space[4],
      selectors: {
        '&:first-child': { paddingBlockStart: 0 },
        '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` },
      },
    },
  },
})

export const row = style({ '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[4] } } })

/** Fields are as wide as in a form; what is said about them may be wider. */
export const control = style({ '@layer': { [layers.layout]: { maxInlineSize: measures.form } } })
