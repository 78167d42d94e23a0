import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** What follows the last line brings its own rule. */
export const list = style({ '@layer': { [layers.layout]: { borderBlockStart: `1px solid ${vars.color.rule}` } } })

/** One ruled line a browser; its button at the end. */
export const row = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      // The button never gives way to the words.
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space[16],
      paddingBlock: vars.space[14],
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` } },
    },
  },
})

export const words = style({ '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[2], minInlineSize: 0 } } })

export const name = style({
  '@layer': {
    [layers.layout]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[10] },
    [layers.components]: {
      fontSize: vars.type.ui.size,
      lineHeight: vars.type.ui.line,
      fontWeight: vars.weight.strong,
      overflowWrap: 'anywhere',
    },
  },
})

export const failure = style({
  '@layer': {
    [layers.components]: { color: vars.color.bad, fontSize: vars.type.small.size, lineHeight: vars.type.small.line },
  },
})

/** As `row`, with a picture at the start. */
export const seer = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[12],
      paddingBlock: vars.space[10],
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` } },
    },
  },
})
