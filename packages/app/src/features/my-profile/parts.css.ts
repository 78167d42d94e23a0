import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { measures } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** A form or group of its own below another, parted from it by the rule that parts the groups of one form. */
export const nextPart = style({
  '@layer': {
    [layers.layout]: {
      borderBlockStart: `1px solid ${vars.color.rule}`,
      paddingBlockStart: `calc(${vars.space[20]} + ${vars.space[2]})`,
      maxInlineSize: measures.form,
    },
  },
})

/** The same where the part below is wider, for its bar. */
export const firstPart = style({
  '@layer': {
    [layers.layout]: {
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      paddingBlockEnd: vars.space[20],
      maxInlineSize: measures.form,
    },
  },
})

/** A moment goes to the next line as a whole. */
export const moment = style({ '@layer': { [layers.components]: { display: 'inline-block' } } })
