import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { phones } from '@somo/ui/theme/styleRules'
import { style } from '@vanilla-extract/css'

/** The search with the order at its right, and the filters. */
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
      flex: '1 1 14rem',
      maxInlineSize: '21rem',
      '@media': { [phones]: { flexBasis: '100%', maxInlineSize: 'none' } },
    },
  },
})

/** Below search and order; on phones beside the order, until there are chips. */
export const filters = style({
  '@layer': {
    [layers.layout]: {
      flex: '1 0 100%',
      minInlineSize: 0,
      '@media': { [phones]: { selectors: { '&:not([data-has-chips])': { flexBasis: 'auto' } } } },
    },
  },
})
