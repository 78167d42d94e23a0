import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const languages = style({
  '@layer': {
    [layers.layout]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[16], rowGap: vars.space[4] },
  },
})

export const language = style({
  '@layer': {
    [layers.components]: {
      paddingBlock: vars.space[4],
      borderBlockEnd: '2px solid transparent',
      fontSize: vars.type.small.size,
      lineHeight: vars.type.small.line,
      color: vars.color.ink2,
      cursor: 'pointer',
      selectors: {
        '&:hover': { color: vars.color.ink },
        '&[aria-pressed="true"]': {
          color: vars.color.ink,
          fontWeight: vars.weight.strong,
          borderBlockEndColor: vars.brand.exact,
        },
      },
    },
  },
})
