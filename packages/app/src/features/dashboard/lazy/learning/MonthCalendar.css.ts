import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const grid = style({
  '@layer': {
    [layers.layout]: {
      inlineSize: '100%',
      maxInlineSize: '24rem',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

export const head = style({
  '@layer': {
    [layers.components]: {
      paddingBlock: vars.space[6],
      fontSize: vars.type.note.size,
      fontWeight: vars.weight.regular,
      color: vars.color.ink2,
    },
  },
})

export const day = style({
  '@layer': {
    [layers.components]: {
      position: 'relative',
      blockSize: vars.space[36],
      textAlign: 'center',
      fontSize: vars.type.small.size,
      color: vars.color.ink,
    },
  },
})

export const other = style({ '@layer': { [layers.components]: { color: vars.color.ink3 } } })

export const number = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-grid',
      placeItems: 'center',
      minInlineSize: vars.space[28],
      blockSize: vars.space[28],
    },
  },
})

export const today = style({
  '@layer': {
    [layers.components]: {
      borderRadius: '50%',
      boxShadow: `inset 0 0 0 1.5px ${vars.color.ink}`,
      fontWeight: vars.weight.strong,
      '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
    },
  },
})

/** Below the number, in the brand's colour as the ribbon is. */
export const mark = style({
  '@layer': {
    [layers.components]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: '50%',
      inlineSize: vars.space[12],
      marginInlineStart: `calc(-1 * ${vars.space[6]})`,
      borderBlockEnd: `3px solid ${vars.brand.border}`,
    },
  },
})

export const late = style({ '@layer': { [layers.components]: { borderBlockEndColor: vars.color.bad } } })

/** Beside the list of what is due it would say everything twice; there is room for both on small screens only. */
export const list = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      padding: 0,
      listStyle: 'none',
      '@media': { [`(min-width: ${breakpoints.wide}px)`]: { display: 'none' } },
    },
  },
})

export const entry = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[2],
      paddingBlock: vars.space[10],
      borderBlockStart: `1px solid ${vars.color.rule}`,
      overflowWrap: 'anywhere',
    },
  },
})

export const facts = style({
  '@layer': { [layers.layout]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[10] } },
})
