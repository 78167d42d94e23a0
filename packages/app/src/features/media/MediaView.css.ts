import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { phones } from '@somo/ui/theme/styleRules'
import { style } from '@vanilla-extract/css'

/** Search, filters, and the order at the right. */
export const tools = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${vars.space[8]} ${vars.space[12]}`,
    },
  },
})

export const search = style({
  '@layer': {
    [layers.layout]: {
      flex: '0 1 21rem',
      '@media': { [phones]: { flexBasis: '100%' } },
    },
  },
})

/** Chips wrap between search and order; on phones they have a line of their own. */
export const filters = style({
  '@layer': {
    [layers.layout]: {
      flex: '1 1 0',
      minInlineSize: 0,
      '@media': { [phones]: { selectors: { '&[data-has-chips]': { flexBasis: '100%' } } } },
    },
  },
})
