import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { lineCharacters } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const blockList = style({
  '@layer': { [layers.layout]: { maxInlineSize: `${lineCharacters}ch`, paddingInlineStart: vars.space[24] } },
})

export const documentFrame = style({
  '@layer': {
    [layers.layout]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'min(75vh, 60rem)',
      border: `1px solid ${vars.color.rule}`,
    },
  },
})
