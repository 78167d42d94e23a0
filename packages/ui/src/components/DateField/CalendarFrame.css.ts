import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { canHover, forcedBackground, rule } from '../../theme/styleRules.ts'

/** As wide as its days, not as the field. */
export const fitting = style(rule({ inlineSize: 'max-content', minInlineSize: 0 }))

/** Seven columns of a control's size, a finger's where a finger is. */
export const panel = style(
  rule({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[8],
    padding: vars.space[12],
    overflowY: 'auto',
    outline: 'none',
  }),
)

export const head = style(
  rule({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[8] }),
)

export const heading = style(
  rule({
    fontSize: vars.type.h3.size,
    lineHeight: vars.type.h3.line,
    fontWeight: vars.type.h3.weight,
    letterSpacing: vars.type.h3.tracking,
  }),
)

const ring = { outline: `2px solid ${vars.brand.border}`, outlineOffset: -1 }

export const step = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: vars.size.control,
    blockSize: vars.size.control,
    borderRadius: vars.radius.control,
    color: vars.color.ink2,
    cursor: 'pointer',
    selectors: {
      '&[data-focus-visible]': ring,
      '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
      '&:dir(rtl)': { scale: '-1 1' },
    },
    '@media': { [canHover]: { selectors: { '&[data-hovered]': { background: vars.color.wash } } } },
  }),
)

export const grid = style(
  rule({ borderCollapse: 'collapse', fontSize: vars.type.ui.size, lineHeight: vars.type.ui.line }),
)

export const weekday = style(
  rule({
    blockSize: vars.space[28],
    color: vars.color.ink3,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.line,
    fontWeight: vars.type.caption.weight,
  }),
)

/** The place of one day, without gaps, so that a span of days is one band. */
export const cell = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: vars.size.control,
    blockSize: vars.size.control,
    borderRadius: vars.radius.control,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    outline: 'none',
    forcedColorAdjust: 'none',
    '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
  }),
)

/** Chosen by the ribbon's fill, today by a line under its number, not to be chosen struck through. */
export const day = style(
  rule({
    selectors: {
      '&[data-hovered]': { background: vars.color.wash },
      '&[data-pressed]': { background: vars.color.rule },
      '&[data-today]': {
        fontWeight: weights.strong,
        textDecoration: 'underline',
        textUnderlineOffset: vars.space[4],
        textDecorationThickness: 2,
      },
      '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
      '&[data-unavailable]': { color: vars.color.ink3, textDecoration: 'line-through', cursor: 'not-allowed' },
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-selected]': { background: vars.brand.subtleSelected, borderRadius: 0 },
      '&[data-selected]:is([data-selection-start], :not([data-selection-end], [data-range] *))': {
        borderStartStartRadius: vars.radius.control,
        borderEndStartRadius: vars.radius.control,
      },
      '&[data-selected]:is([data-selection-end], :not([data-selection-start], [data-range] *))': {
        borderStartEndRadius: vars.radius.control,
        borderEndEndRadius: vars.radius.control,
      },
      '&[data-selected]:is([data-selection-start], [data-selection-end], :not([data-range] *))': {
        background: vars.brand.solid,
        color: vars.brand.on,
        fontWeight: weights.button,
      },
      '&[data-focus-visible]': { outline: `2px solid ${vars.brand.border}`, outlineOffset: 1, position: 'relative' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-pressed]': forcedBackground,
          '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
          '&:is([data-disabled], [data-unavailable])': { color: 'GrayText' },
        },
      },
    },
  }),
)

/** Empty, it takes no room. */
export const note = style(
  rule({
    maxInlineSize: `calc(${vars.size.control} * 7)`,
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    selectors: { '&:empty': { display: 'none' } },
  }),
)

export const foot = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[6],
    justifySelf: 'stretch',
    maxInlineSize: `calc(${vars.size.control} * 7)`,
    paddingBlockStart: vars.space[8],
    borderBlockStart: `1px solid ${vars.color.rule}`,
  }),
)
