import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { measures } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const frame = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexDirection: 'column',
      minBlockSize: '100dvh',
      background: vars.color.paper,
      color: vars.color.ink,
    },
  },
})

export const head = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space[24],
      rowGap: vars.space[8],
      minBlockSize: measures.topBar,
      paddingBlock: vars.space[10],
      paddingInline: vars.space[20],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
    },
  },
})

export const brand = style({
  '@layer': {
    [layers.components]: {
      // Not inline: the line's baseline would lift it out of the middle.
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[10],
      fontSize: vars.type.h3.size,
      fontWeight: vars.weight.strong,
    },
  },
})

/** A grid of one cell, so that a page can fill it and its margin line reaches the foot of the window. */
export const page = style({ '@layer': { [layers.layout]: { flex: '1 1 auto', display: 'grid', outline: 'none' } } })
