import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** The text of a mail as it was written, line by line. */
export const body = style({
  '@layer': {
    [layers.components]: {
      padding: vars.space[16],
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
      backgroundColor: vars.color.wash,
      borderRadius: vars.radius.mark,
      fontSize: vars.type.body.size,
      lineHeight: vars.type.body.line,
    },
  },
})
