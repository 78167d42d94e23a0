import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { canHover, hollowTrack, rule } from '../../theme/styleRules.ts'

const thumbSize = vars.space[20]

export const output = style(
  rule({
    flexShrink: 0,
    color: vars.color.ink,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontVariantNumeric: 'tabular-nums',
  }),
)

/** Rail, fill and thumb lie over one another; the native input is the whole target. */
export const rail = style(
  rule({ position: 'relative', display: 'grid', alignItems: 'center', minBlockSize: vars.size.control }),
)

const line = {
  position: 'absolute',
  insetInlineStart: 0,
  blockSize: vars.space[4],
  borderRadius: vars.radius.mark,
} as const

export const track = style(
  rule({ ...line, inlineSize: '100%', background: vars.color.ruleStrong, '@media': hollowTrack }),
)

/** From the start to the thumb; the share of the way stands on the element. */
export const fill = style(
  rule({
    ...line,
    background: vars.brand.exact,
    boxShadow: `0 0 0 1px ${vars.brand.edge}`,
    selectors: { '[data-unavailable] > &': { background: vars.color.control, boxShadow: 'none' } },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
)

export const range = style(
  rule({
    position: 'relative',
    appearance: 'none',
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    margin: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    cursor: 'pointer',
    touchAction: 'pan-y',
    // The ring stands around the thumb: around the rail it would run through the words of the scale.
    selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed' }, '&:focus-visible': { outline: 'none' } },
  }),
)

const thumb = {
  boxSizing: 'border-box',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `2px solid ${vars.brand.border}`,
  borderRadius: vars.radius.round,
  background: vars.color.sheet,
} as const

// Each engine knows its own name only, and drops a rule that lists the other's.
for (const name of ['::-webkit-slider-thumb', '::-moz-range-thumb']) {
  globalStyle(`${range}${name}`, { '@layer': { [layers.components]: { ...thumb, WebkitAppearance: 'none' } } })
  globalStyle(`${range}:focus-visible${name}`, {
    '@layer': { [layers.components]: { outline: `2px solid ${vars.brand.border}`, outlineOffset: 2 } },
  })
  globalStyle(`${range}[aria-disabled="true"]${name}`, {
    '@layer': { [layers.components]: { background: vars.color.wash, borderColor: vars.color.control } },
  })
  globalStyle(`${range}:hover:not([aria-disabled="true"])${name}`, {
    '@layer': { [layers.components]: { '@media': { [canHover]: { background: vars.brand.subtle } } } },
  })
}

/** The middle of a thumb never reaches the ends of the rail; marks and their words keep to its way. */
export const scale = style(
  rule({
    position: 'relative',
    blockSize: vars.type.caption.line,
    // The rail is higher than its line, for the fingers; the scale stands close to the line.
    marginBlockStart: `calc(-1 * ${vars.space[6]})`,
    marginInline: `calc(${thumbSize} / 2)`,
    color: vars.color.ink3,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.line,
    fontVariantNumeric: 'tabular-nums',
  }),
)

/** One place of the scale: a stroke up to the rail and words below. */
export const mark = style(
  rule({
    position: 'absolute',
    display: 'flex',
    justifyContent: 'center',
    inlineSize: 0,
    whiteSpace: 'nowrap',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlockEnd: '100%',
        blockSize: vars.space[6],
        borderInlineStart: `1px solid ${vars.color.control}`,
      },
      // The words at the ends stay within the field.
      '&[data-end="start"]': { marginInlineStart: `calc(${thumbSize} / -2)`, inlineSize: 'auto' },
      '&[data-end="end"]': { insetInlineEnd: `calc(${thumbSize} / -2)`, inlineSize: 'auto' },
      '&[data-end="start"]::before': { insetInlineStart: `calc(${thumbSize} / 2)` },
      '&[data-end="end"]::before': { insetInlineEnd: `calc(${thumbSize} / 2)` },
    },
  }),
)
