import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { breakpoints, measures } from '../../theme/tokens.ts'

const beside = `(min-width: ${breakpoints.wide}px)`

export const notice = style({ '@layer': { [layers.layout]: { paddingBlockEnd: vars.space[24] } } })

export const columns = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[36],
    },
  },
})

export const withAside = style({
  '@layer': {
    [layers.layout]: {
      '@media': {
        [beside]: {
          gridTemplateColumns: `minmax(0, 1fr) calc(${measures.aside}px + ${vars.space[28]})`,
          columnGap: vars.space[20],
        },
      },
    },
  },
})

/** From 1280 px on a line parts it from the steps, as in a book. */
export const aside = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      alignContent: 'start',
      gap: vars.space[16],
      paddingBlockStart: vars.space[24],
      borderBlockStart: `1px solid ${vars.color.rule}`,
      '@media': {
        [beside]: {
          paddingBlockStart: 0,
          borderBlockStart: 'none',
          paddingInlineStart: vars.space[28],
          borderInlineStart: `1px solid ${vars.color.ruleStrong}`,
        },
      },
    },
  },
})
