import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { typography } from '../../theme/typography.ts'
import { canHover, rule } from '../../theme/styleRules.ts'

export const row = recipe({
  base: rule({
    display: 'inline-flex',
    maxInlineSize: '100%',
    padding: 1,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.sheet,
  }),
  variants: {
    fullWidth: { true: rule({ display: 'flex' }) },
    isUnavailable: { true: rule({ background: vars.color.wash, borderColor: vars.color.ruleStrong }) },
  },
})

/** The drawn segment is the label of its radio button, so that all of it can be pressed. */
export const segment = style(
  rule({
    position: 'relative',
    display: 'flex',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[6],
    minInlineSize: vars.size.controlSmall,
    minBlockSize: `calc(${vars.size.control} - 4px)`,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[12],
    borderRadius: vars.radius.chip,
    ...typography('small'),
    color: vars.color.ink2,
    fontWeight: weights.button,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[data-selected]': {
        background: vars.color.inverse,
        color: vars.color.onInverse,
        outline: `1px solid ${vars.color.inverseEdge}`,
        outlineOffset: -1,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.brand.border}`, outlineOffset: 1 },
      '[aria-disabled="true"] > &': { cursor: 'not-allowed' },
      '[aria-disabled="true"] > &[data-selected]': { background: vars.color.ruleStrong, color: vars.color.ink },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not([data-selected], [aria-disabled="true"] > *)': {
            background: vars.color.wash,
            color: vars.color.ink,
          },
        },
      },
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        // Ground and words would be one system colour.
        selectors: { '[aria-disabled="true"] > &[data-selected]': { background: 'GrayText', color: 'Canvas' } },
      },
    },
  }),
)

/** The radio button lies over its segment, unseen: pointers, touch exploration and the focus find it where it is drawn. */
export const input = style(
  rule({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    appearance: 'none',
    cursor: 'inherit',
    outline: 'none',
  }),
)

export const words = style(rule({ position: 'relative', minInlineSize: 0, pointerEvents: 'none' }))
