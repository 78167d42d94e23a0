import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const choices = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
      gap: vars.space[12],
      maxInlineSize: '640px',
    },
  },
})

export const text = style({
  '@layer': {
    [layers.layout]: {
      maxInlineSize: '68ch',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      fontSize: vars.type.body.size,
      lineHeight: vars.type.body.line,
    },
  },
})

/** What went: quieter, and told by a word too; never by the colour alone. */
export const old = style({
  '@layer': {
    [layers.components]: { color: vars.color.bad, background: vars.color.badBg, textDecoration: 'underline dotted' },
  },
})

export const added = style({
  '@layer': { [layers.components]: { color: vars.color.ok, background: vars.color.okBg, textDecoration: 'underline' } },
})
