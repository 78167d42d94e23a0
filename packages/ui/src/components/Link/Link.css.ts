import { recipe } from '@vanilla-extract/recipes'
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { canHover, rule } from '../../theme/styleRules.ts'

const underline = {
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.22em',
} as const

/** Text that leads somewhere. Links that look like buttons take the recipe of Button instead. */
export const link = recipe({
  base: rule({
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.mark,
    cursor: 'pointer',
    transitionProperty: 'color, text-decoration-color',
    transitionDuration: vars.duration.colour,
    // Nobody presses on paper: what leads out of the product says where to.
    '@media': { print: { selectors: { '&[href^="http"]::after': { content: '" (" attr(href) ")"' } } } },
  }),
  variants: {
    variant: {
      inline: rule({
        ...underline,
        color: vars.brand.text,
        fontWeight: weights.link,
        textDecorationColor: 'currentcolor',
        '@media': {
          [canHover]: { selectors: { '&:hover': { color: vars.brand.textHover, textDecorationThickness: 2 } } },
        },
      }),
      action: rule({
        ...underline,
        // 26 px high, so that a finger and WCAG 2.5.8 are served where the link stands on its own line.
        display: 'inline-block',
        paddingBlock: vars.space[4],
        color: vars.brand.text,
        fontSize: vars.type.small.size,
        lineHeight: vars.type.small.line,
        fontWeight: weights.link,
        textDecorationColor: vars.brand.margin,
        textUnderlineOffset: '0.3em',
        '@media': {
          [canHover]: {
            selectors: { '&:hover': { color: vars.brand.textHover, textDecorationColor: 'currentcolor' } },
          },
        },
      }),
      plain: rule({
        color: 'inherit',
        textDecorationLine: 'none',
        '@media': {
          [canHover]: { selectors: { '&:hover': { ...underline, textDecorationColor: vars.color.ruleStrong } } },
        },
      }),
    },
  },
  defaultVariants: { variant: 'inline' },
})

/** The arrow stays with the last word. */
export const outward = style(
  rule({ display: 'inline-block', marginInlineStart: '0.25em', verticalAlign: '-0.06em', textDecorationLine: 'none' }),
)
