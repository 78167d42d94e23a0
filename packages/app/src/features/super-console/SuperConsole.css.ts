import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const beside = `(min-width: ${breakpoints.cards}px)`

/** As many columns as there is room for lines that are read at a glance; the groups fill them from the top. */
export const groups = style({ '@layer': { [layers.layout]: { columns: '24rem 2', columnGap: vars.space[56] } } })

export const section = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: vars.space[12],
      minInlineSize: 0,
    },
  },
  // Not only its own children: QueryView puts an element of its own between.
  selectors: {
    [`${groups} &`]: { '@layer': { [layers.layout]: { breakInside: 'avoid', paddingBlockEnd: vars.space[36] } } },
  },
})

/** A list is read from line to line: beyond this width the eye loses the line. */
export const narrow = style({ '@layer': { [layers.layout]: { maxInlineSize: '52rem' } } })

export const lines = style({
  '@layer': { [layers.layout]: { padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${vars.color.rule}` } },
})

const line = {
  display: 'grid',
  columnGap: vars.space[20],
  rowGap: vars.space[2],
  alignItems: 'baseline',
  paddingBlock: vars.space[10],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
} as const

/** What it is, then its value. */
export const fact = style({
  '@layer': { [layers.layout]: { ...line, '@media': { [beside]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } } } },
})

/** A check: its name, how it stands, how long it took. */
export const check = style({
  '@layer': {
    [layers.layout]: { ...line, '@media': { [beside]: { gridTemplateColumns: '12rem minmax(0, 1fr) auto' } } },
  },
})

/** Who sees whom, and the button that ends it. */
export const view = style({ '@layer': { [layers.layout]: { ...line, gridTemplateColumns: 'minmax(0, 1fr) auto' } } })

/** An event: when, what kind, what. */
export const event = style({
  '@layer': {
    [layers.layout]: {
      ...line,
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      '@media': { [beside]: { gridTemplateColumns: '6rem 6rem minmax(0, 1fr)' } },
    },
  },
})

/** On small screens what happened has the whole width below time and kind. */
export const what = style({
  '@layer': {
    [layers.layout]: { gridColumn: '1 / -1', overflowWrap: 'anywhere', '@media': { [beside]: { gridColumn: 'auto' } } },
  },
})

export const value = style({ '@layer': { [layers.layout]: { overflowWrap: 'anywhere' } } })
export const swatch = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-block',
      inlineSize: vars.space[14],
      blockSize: vars.space[14],
      marginInlineEnd: vars.space[8],
      verticalAlign: '-0.125em',
      border: `1px solid ${vars.color.control}`,
      borderRadius: vars.radius.mark,
      forcedColorAdjust: 'none',
    },
  },
})

export const screen = style({
  '@layer': {
    [layers.layout]: {
      ...line,
      gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
      columnGap: vars.space[12],
      alignItems: 'center',
    },
  },
})
export const icon = style({ '@layer': { [layers.components]: { display: 'flex', color: vars.color.ink2 } } })
