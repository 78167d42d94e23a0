import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const place = style({
  '@layer': { [layers.layout]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] } },
})

/** Its button stands beside the other answers, and what is told below all of them. */
export const wide = style({ '@layer': { [layers.layout]: { display: 'contents' } } })
export const below = style({ '@layer': { [layers.layout]: { flex: '1 1 100%' } } })

export const news = style({
  '@layer': {
    [layers.layout]: {
      minInlineSize: 0,
      overflowWrap: 'anywhere',
      // While there is nothing to say it takes no line, and is still there to be told from.
      selectors: { '&:empty': { position: 'absolute' } },
    },
  },
})
