import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const rule = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

/** The row of tabs stands under the heading. */
export const views = style({})
globalStyle(`${views} [data-component="Tabs"] > [data-part="head"]`, rule({ paddingInline: vars.space[20] }))

export const fresh = style(
  rule({ display: 'flex', justifyContent: 'center', paddingBlock: vars.space[8], paddingInline: vars.space[20] }),
)

export const group = style(
  rule({
    paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
    paddingInline: vars.space[20],
    color: vars.color.ink3,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.line,
    fontWeight: vars.type.caption.weight,
    letterSpacing: vars.type.caption.tracking,
  }),
)

export const list = style(rule({ listStyle: 'none', margin: 0, padding: 0 }))

export const entry = style(
  rule({
    display: 'grid',
    gridTemplateColumns: `${vars.space[14]} auto minmax(0, 1fr) auto`,
    columnGap: vars.space[6],
    paddingBlock: vars.space[14],
    paddingInline: `${vars.space[4]} ${vars.space[20]}`,
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    selectors: {
      '&:last-child': { borderBlockEnd: 'none' },
      '&:focus-within': { background: vars.color.wash },
    },
  }),
)

export const gutter = style(rule({ display: 'flex', alignItems: 'center', justifyContent: 'center', blockSize: '1lh' }))

export const dot = style(
  rule({
    inlineSize: 8,
    blockSize: 8,
    borderRadius: vars.radius.round,
    background: vars.brand.exact,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
)

export const glyph = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    blockSize: '1lh',
    marginInlineEnd: vars.space[6],
    color: vars.color.ink2,
    selectors: { '&[data-tone="bad"]': { color: vars.color.bad } },
  }),
)

export const texts = style(rule({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }))

export const title = style(
  rule({
    color: vars.color.ink,
    overflowWrap: 'anywhere',
    selectors: { '&[data-unread]': { fontWeight: 600 } },
  }),
)

export const detail = style(
  rule({
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    overflowWrap: 'anywhere',
  }),
)

export const action = style(rule({ display: 'flex', paddingBlockStart: vars.space[8] }))

export const time = style(
  rule({
    color: vars.color.ink3,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.ui.line,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
)

export const more = style(rule({ display: 'flex', justifyContent: 'center', paddingBlock: vars.space[12] }))

export const empty = style(rule({ padding: vars.space[20] }))
