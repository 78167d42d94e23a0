import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** The search, and the order at its right. */
export const tools = style({
  '@layer': {
    [layers.layout]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[12], justifyContent: 'space-between' },
  },
})

export const search = style({ '@layer': { [layers.layout]: { flex: '1 1 14rem', maxInlineSize: '21rem' } } })
