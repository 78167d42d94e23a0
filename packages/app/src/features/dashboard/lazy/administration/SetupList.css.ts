import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const section = style({
  '@layer': { [layers.layout]: { display: 'flex', flexDirection: 'column', gap: vars.space[16] } },
})

export const list = style({
  '@layer': { [layers.layout]: { padding: 0, listStyle: 'none', borderBlockEnd: `1px solid ${vars.color.rule}` } },
})

/** Words left, the way right; below one another where there is no room for both. */
export const step = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[12],
      paddingBlock: vars.space[16],
      borderBlockStart: `1px solid ${vars.color.rule}`,
      justifyItems: 'start',
      '@media': {
        [`(min-width: ${breakpoints.cards}px)`]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'center',
          columnGap: vars.space[24],
        },
      },
    },
  },
})

export const words = style({
  '@layer': { [layers.layout]: { display: 'grid', justifyItems: 'start', gap: vars.space[4] } },
})

export const meta = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[12],
      rowGap: vars.space[4],
    },
  },
})
/** The question is answered where it is asked, over the whole width. */
export const answer = style({ '@layer': { [layers.layout]: { gridColumn: '1 / -1' } } })
