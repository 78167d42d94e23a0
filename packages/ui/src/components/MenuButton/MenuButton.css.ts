import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { rule } from '../../theme/styleRules.ts'

export const holder = recipe({
  base: rule({ position: 'relative', display: 'inline-flex', minInlineSize: 0 }),
  variants: {
    fullWidth: { true: rule({ display: 'flex', inlineSize: '100%' }) },
    // A symbol has nothing to give away in a row that is too narrow.
    isSquare: { true: rule({ flexShrink: 0 }) },
  },
})

export const trigger = recipe({
  base: rule({ '@media': { print: { display: 'none' } } }),
  variants: {
    fullWidth: {
      true: rule({
        justifyContent: 'flex-start',
        paddingInline: vars.space[8],
        textAlign: 'start',
        fontWeight: weights.regular,
      }),
    },
  },
})

/** Floats below the trigger, so that a failure moves nothing. */
export const failure = style(
  rule({
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineStart: 0,
    zIndex: vars.z.menu,
    inlineSize: 'max-content',
    maxInlineSize: '16rem',
    paddingBlock: vars.space[8],
    paddingInline: vars.space[12],
    border: `1px solid ${vars.color.ruleStrong}`,
    borderRadius: vars.radius.floating,
    background: vars.color.sheet,
    boxShadow: vars.shadow.floating,
    color: vars.color.ink,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    selectors: { '&:empty': { display: 'none' } },
  }),
)
