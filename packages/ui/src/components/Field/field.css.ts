import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { canHover, rule } from '../../theme/styleRules.ts'

/** Label above, field, hint below (look.md, form): the column every field stands in. */
export const field = style(
  rule({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[6],
    minInlineSize: 0,
    color: vars.color.ink,
  }),
)

const ends = { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space[12] } as const

/** The label with something at the end of its line. */
export const head = style(rule(ends))

/** The hint with something at the end of its line, which stays there without a hint, and goes below it where both are tight. */
export const foot = style(rule({ ...ends, flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: vars.space[2] }))

export const label = style(
  rule({
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontWeight: weights.button,
    overflowWrap: 'anywhere',
  }),
)

export const requirement = style(rule({ color: vars.color.ink3, fontWeight: weights.regular }))

const ring = { outline: `2px solid ${vars.brand.border}`, outlineOffset: 2 }

/**
 * The drawn edge of a control: on the element itself (a trigger) or on a box around an input, which then shows the ring
 * of what it holds. States by `FieldIds.edge`; `data-readonly` where the value can be read and copied only.
 */
export const edge = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.size.field,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.sheet,
    color: vars.color.ink,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    letterSpacing: vars.type.ui.tracking,
    transitionProperty: 'border-color, background-color',
    transitionDuration: vars.duration.colour,
    selectors: {
      '&[data-invalid]': { borderColor: vars.color.bad, boxShadow: `inset 0 0 0 1px ${vars.color.bad}` },
      '&:is([data-unavailable], [data-readonly])': { background: vars.color.wash, borderColor: vars.color.ruleStrong },
      '&[data-unavailable]': { color: vars.color.ink3, cursor: 'not-allowed' },
      '&[data-readonly]': { color: vars.color.ink2 },
      '&:focus-visible, &[data-focus-within], &[data-focus-visible], &:has(> :is(input, textarea):focus-visible)': ring,
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not([data-invalid], [data-unavailable], [data-readonly])': { borderColor: vars.color.ink2 },
        },
      },
      // Below 16 px phones zoom into a field that is touched.
      '(pointer: coarse)': { fontSize: vars.type.h3.size },
      // The inner line of an error is a shadow, which colours that are forced take away.
      '(forced-colors: active)': {
        selectors: {
          '&[data-invalid]': { borderWidth: 2 },
          '&[data-unavailable]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
)

/** The element itself: no edge of its own, the whole control is its target. */
export const input = style(
  rule({
    flex: '1 1 auto',
    inlineSize: '100%',
    minInlineSize: 0,
    paddingBlock: vars.space[6],
    paddingInline: vars.space[12],
    border: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    outline: 'none',
    cursor: 'inherit',
    selectors: {
      '&::placeholder': { color: vars.color.ink3, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
)

/** A glyph, a unit or a key hint beside the text of an input. */
export const affix = style(
  rule({
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    alignSelf: 'stretch',
    color: vars.color.ink3,
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space[12], marginInlineEnd: `calc(-1 * ${vars.space[4]})` },
      '&:last-child': { paddingInlineEnd: vars.space[12] },
      'input + &:not(:last-child)': { paddingInlineEnd: vars.space[8] },
    },
  }),
)

/** A native button at the end of an input, as light as the input: reveal, clear, more, less. */
export const inset = style(
  rule({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    alignSelf: 'stretch',
    inlineSize: vars.size.field,
    borderRadius: vars.radius.chip,
    color: vars.color.ink2,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outlineOffset: -3 },
      '&[aria-disabled="true"]': { color: vars.color.ink3, cursor: 'not-allowed' },
    },
    '@media': { [canHover]: { selectors: { '&:hover:not([aria-disabled="true"])': { color: vars.color.ink } } } },
  }),
)

/** The line below a control, error and reason one below the other. */
export const hints = style(
  rule({ display: 'grid', gap: vars.space[2], minInlineSize: 0, selectors: { [`${foot} > &`]: { flex: '1 1 8rem' } } }),
)

export const hint = style(
  rule({
    color: vars.color.ink3,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
)

/** A line that comes and goes and is said when it comes: it is always there for that, and takes no room without words. */
export const late = style(rule({ selectors: { '&:empty': { position: 'absolute' } } }))

export const error = style(
  rule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[6],
    color: vars.color.bad,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontWeight: weights.button,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
)

/** At the end of the hint's line: how much is left of what may be written. */
export const count = style(
  rule({
    position: 'relative',
    flexShrink: 0,
    color: vars.color.ink3,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-over]': { color: vars.color.bad, fontWeight: weights.button } },
  }),
)

export const errorGlyph = style(
  rule({ display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: vars.type.small.line }),
)
