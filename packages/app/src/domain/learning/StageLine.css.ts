import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** Width of the line beside the stages. */
export const lineWidth = '1.75rem'

/** The stages of a learning path, one below the other. */
export const list = style({ '@layer': { [layers.layout]: { padding: 0, margin: 0, listStyle: 'none' } } })

/** The line beside the stages, with the number of each on it. */
export const rail = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      justifyContent: 'center',
      backgroundImage: `linear-gradient(${vars.brand.border}, ${vars.brand.border})`,
      backgroundSize: '1px 100%',
      backgroundPosition: 'center',
      backgroundRepeat: 'no-repeat',
    },
  },
})

export const mark = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: lineWidth,
      blockSize: lineWidth,
      borderRadius: '50%',
      border: `1px solid ${vars.color.control}`,
      background: vars.color.paper,
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
