import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** How many people are done: 112 × 4, decorative beside its words. */
export const line = style({
  '@layer': {
    [layers.layout]: {
      display: 'block',
      inlineSize: 112,
      maxInlineSize: '100%',
      blockSize: 4,
      borderRadius: vars.radius.mark,
      background: vars.color.ruleStrong,
      overflow: 'hidden',
    },
  },
})

export const done = style({
  '@layer': { [layers.layout]: { display: 'block', blockSize: '100%', background: vars.brand.border } },
})
