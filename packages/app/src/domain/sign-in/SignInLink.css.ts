import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** The one step that helps where windows are blocked, so it is as plain to see as the button below it. */
export const link = style({
  '@layer': {
    [layers.components]: {
      justifySelf: 'start',
      paddingBlock: vars.space[4],
      color: vars.brand.text,
      fontWeight: vars.weight.strong,
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.22em',
      borderRadius: vars.radius.mark,
    },
  },
})
