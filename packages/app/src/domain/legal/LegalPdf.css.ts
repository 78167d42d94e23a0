import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { lineCharacters } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** As wide as a text is; high enough for most of a page, and low enough that the answer below it comes into sight. */
export const frame = style({
  '@layer': {
    [layers.layout]: {
      display: 'block',
      inlineSize: '100%',
      maxInlineSize: `${lineCharacters}ch`,
      blockSize: 'min(60vh, 52rem)',
      border: `1px solid ${vars.color.rule}`,
    },
  },
})
