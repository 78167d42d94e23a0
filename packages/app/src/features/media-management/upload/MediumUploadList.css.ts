import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const row = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: vars.space[12],
      rowGap: vars.space[8],
      alignItems: 'start',
      paddingBlock: vars.space[16],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
    },
  },
})

/** How many files, and at the right how far they are. */
export const listHead = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space[16],
      paddingBlockEnd: vars.space[10],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
    },
  },
})

/** In the middle of the name's line. */
export const glyph = style({
  '@layer': {
    [layers.layout]: { display: 'flex', alignItems: 'center', blockSize: vars.type.ui.line, color: vars.color.ink2 },
  },
})

export const facts = style({
  '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' } },
})

export const actions = style({ '@layer': { [layers.layout]: { display: 'flex', gap: vars.space[4] } } })

/** Both phases side by side, over the whole width of the row. */
export const phases = style({
  '@layer': {
    [layers.layout]: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: vars.space[4],
    },
  },
})

export const reason = style({
  '@layer': {
    [layers.layout]: { gridColumn: '1 / -1', fontSize: vars.type.small.size, lineHeight: vars.type.small.line },
  },
})

export const list = style({ '@layer': { [layers.layout]: { display: 'grid', padding: 0, listStyle: 'none' } } })

export const hint = style({ '@layer': { [layers.layout]: { paddingBlockStart: vars.space[12] } } })

/** Where new media go, and the files; beside one another where there is room. */
export const page = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[32],
      alignItems: 'start',
      '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 300px) minmax(0, 1fr)' } },
    },
  },
})

export const dropArea = style({
  '@layer': {
    [layers.layout]: {
      position: 'relative',
      selectors: { '&[data-drop-target]': { outline: `2px solid ${vars.brand.border}`, outlineOffset: 4 } },
    },
  },
})

/** Above the rows, which stay readable; it takes no pointer, so that crossing it is no leaving. */
export const dropHint = style({
  '@layer': {
    [layers.layout]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      padding: vars.space[16],
      background: vars.brand.subtle,
      color: vars.color.ink,
      textAlign: 'center',
      pointerEvents: 'none',
    },
  },
})
