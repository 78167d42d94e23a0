import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { canHover, rule } from '../../theme/styleRules.ts'

export const line = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 }),
)

export const stars = style(rule({ display: 'inline-flex' }))

/** The drawing of the first star stands where the label begins, not its target. */
export const given = style(rule({ marginInlineStart: `calc((${vars.space[20]} - ${vars.size.treeRow}) / 2)` }))

/** One star of the input: the label is the target, the native radio button lies invisibly over the drawing. */
export const star = style(
  rule({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: vars.size.treeRow,
    minBlockSize: vars.size.treeRow,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: { '&[data-unavailable]': { cursor: 'not-allowed' } },
    '@media': { [canHover]: { selectors: { '&:not([data-unavailable]):hover': { background: vars.color.wash } } } },
  }),
)

export const radio = style(
  rule({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    margin: 0,
    borderRadius: 'inherit',
    cursor: 'inherit',
  }),
)

/** Outline at rest, filled where it counts: the shape says it, the colour only helps. */
export const glyph = style(
  rule({
    display: 'block',
    inlineSize: vars.space[20],
    blockSize: vars.space[20],
    fill: 'none',
    stroke: vars.color.control,
    strokeWidth: 1.75,
    strokeLinejoin: 'round',
    selectors: {
      '&[data-filled]': { fill: vars.brand.exact, stroke: vars.brand.border },
      '[data-unavailable] &[data-filled]': { fill: vars.color.control, stroke: vars.color.control },
    },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
)

export const value = style(
  rule({
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const remove = style(
  rule({
    minBlockSize: vars.size.chipRemove,
    borderRadius: vars.radius.chip,
    color: vars.brand.text,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.brand.textHover } } } },
  }),
)

/** A drawn rating: smaller, in one line with other text. */
export const display = style(rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space[6] }))

/** Stars that are only read are as quiet as the text around them: the brand's colour is for stars that can be set. */
export const small = style(
  rule({
    inlineSize: vars.space[16],
    blockSize: vars.space[16],
    stroke: vars.color.ink2,
    selectors: { '&[data-filled]': { fill: vars.color.ink2, stroke: vars.color.ink2 } },
  }),
)

/** The filled half lies over the outline of the whole. */
export const whole = style(rule({ position: 'relative', display: 'inline-block' }))

export const half = style(
  rule({
    position: 'absolute',
    inset: 0,
    clipPath: 'inset(0 50% 0 0)',
    selectors: { '&:dir(rtl)': { clipPath: 'inset(0 0 0 50%)' } },
  }),
)
