import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** Buttons beside each other, on a new line where they do not fit. */
export const buttons = style({
  '@layer': { [layers.layout]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[8] } },
})

/** White in both themes, since cameras read dark on light; its edge shows where the sheet is as light. */
export const qr = style({
  '@layer': {
    [layers.components]: {
      display: 'block',
      inlineSize: 200,
      maxInlineSize: '100%',
      border: `1px solid ${vars.color.rule}`,
      borderRadius: vars.radius.control,
    },
  },
})

export const key = style({ '@layer': { [layers.components]: { overflowWrap: 'anywhere' } } })

/** As many beside each other as fit. */
export const codes = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
      gap: vars.space[8],
    },
  },
})
