import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** Buttons beside each other, on a new line where they do not fit. */
export const buttons = style({ '@layer': { [layers.layout]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[8] } } })

export const qr = style({ '@layer': { [layers.layout]: { display: 'block', inlineSize: 200, maxInlineSize: '100%' } } })

export const key = style({ '@layer': { [layers.components]: { overflowWrap: 'anywhere' } } })

/** As many beside each other as fit. */
export const codes = style({
  '@layer': { [layers.layout]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))', gap: vars.space[8] } },
})
