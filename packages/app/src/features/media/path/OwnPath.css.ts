import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const list = style({ '@layer': { [layers.layout]: { padding: 0, margin: 0, listStyle: 'none' } } })

/** A stage: its number on the margin line, and its media. */
export const stage = style({
  '@layer': {
    [layers.layout]: { display: 'grid', gridTemplateColumns: '1.75rem minmax(0, 1fr)', columnGap: vars.space[12] },
  },
})

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
      inlineSize: '1.75rem',
      blockSize: '1.75rem',
      borderRadius: '50%',
      border: `1px solid ${vars.color.control}`,
      background: vars.color.paper,
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

export const content = style({
  '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[6], paddingBlockEnd: vars.space[28] } },
})

export const head = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[12],
      alignItems: 'center',
      justifyContent: 'space-between',
      overflowWrap: 'anywhere',
    },
  },
})
