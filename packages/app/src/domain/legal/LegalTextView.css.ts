import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { weights } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const text = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexDirection: 'column',
      rowGap: vars.space[12],
      maxInlineSize: '68ch',
      overflowWrap: 'anywhere',
    },
  },
})

const entries = {
  display: 'flex',
  flexDirection: 'column',
  rowGap: vars.space[4],
  paddingInlineStart: vars.space[20],
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
} as const

export const list = style({ '@layer': { [layers.layout]: { ...entries, listStyle: 'disc' } } })

export const numbers = style({ '@layer': { [layers.layout]: { ...entries, listStyle: 'decimal' } } })

/** A heading below a heading: as large as the text, and strong. */
export const small = style({
  '@layer': {
    [layers.layout]: { fontSize: vars.type.body.size, lineHeight: vars.type.body.line, fontWeight: weights.strong },
  },
})
