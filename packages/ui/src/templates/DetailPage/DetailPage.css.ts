import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { breakpoints, measures } from '../../theme/tokens.ts'

const beside = `(min-width: ${breakpoints.wide}px)`

export const identity = style({
  '@layer': {
    [layers.layout]: { display: 'flex', alignItems: 'center', gap: vars.space[14], paddingBlockEnd: vars.space[20] },
  },
})

export const status = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[12],
      color: vars.color.ink2,
      fontSize: vars.type.ui.size,
      lineHeight: vars.type.ui.line,
    },
  },
})

export const columns = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[36],
      '@media': { [beside]: { gridTemplateColumns: `minmax(0, 1fr) ${measures.aside}px`, columnGap: vars.space[64] } },
    },
  },
})

export const aside = style({
  '@layer': { [layers.layout]: { display: 'grid', alignContent: 'start', gap: vars.space[24] } },
})
