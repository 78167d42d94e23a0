import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { canHover, rule } from '../../theme/styleRules.ts'

export const line = style(rule({ display: 'flex', gap: vars.space[8], minInlineSize: 0 }))

/** The colour itself, as high as the field; a press opens the palette. */
export const swatch = style(
  rule({
    flexShrink: 0,
    inlineSize: vars.size.field,
    blockSize: vars.size.field,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.sheet,
    cursor: 'pointer',
    // A swatch shows a colour; forced colours would show nothing.
    forcedColorAdjust: 'none',
    selectors: {
      '&[aria-busy="true"]': { cursor: 'progress' },
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    },
    '@media': { [canHover]: { selectors: { '&:hover:not([aria-disabled="true"])': { borderColor: vars.color.ink } } } },
  }),
)

export const text = style(rule({ fontVariantNumeric: 'tabular-nums' }))

export const dropper = style(
  rule({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: vars.size.field,
    blockSize: vars.size.field,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.sheet,
    color: vars.color.ink,
    cursor: 'pointer',
    '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.wash } } } },
  }),
)

export const contrast = style(
  rule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    textWrap: 'pretty',
  }),
)

export const contrastGlyph = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    blockSize: vars.type.small.line,
    color: vars.color.info,
  }),
)

export const failure = style(
  rule({
    color: vars.color.bad,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    selectors: { '&:empty': { display: 'none' } },
  }),
)

export const previews = style(
  rule({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))', gap: vars.space[8] }),
)

/** A little of a page in one theme, drawn with the roles of the colour. */
export const preview = style(
  rule({
    display: 'grid',
    gap: vars.space[10],
    justifyItems: 'start',
    padding: vars.space[12],
    border: `1px solid ${vars.color.rule}`,
    borderRadius: vars.radius.control,
    background: vars.color.paper,
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    forcedColorAdjust: 'none',
  }),
)

export const previewButton = style(
  rule({
    paddingBlock: vars.space[4],
    paddingInline: vars.space[14],
    border: `1px solid ${vars.brand.edge}`,
    borderRadius: vars.radius.control,
    background: vars.brand.solid,
    color: vars.brand.on,
    fontWeight: weights.button,
  }),
)

export const previewLink = style(
  rule({
    color: vars.brand.text,
    fontWeight: weights.link,
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
    '@media': { '(forced-colors: active)': { color: 'LinkText' } },
  }),
)

/** The chosen row: the strip is the colour as it was given. */
export const previewRow = style(
  rule({
    justifySelf: 'stretch',
    paddingBlock: vars.space[4],
    paddingInline: vars.space[8],
    borderInlineStart: `3px solid ${vars.brand.exact}`,
    background: vars.brand.subtle,
    color: vars.color.ink,
    // The words and their ground are the person's own there; the strip keeps the colour.
    '@media': { '(forced-colors: active)': { background: 'Canvas' } },
  }),
)
