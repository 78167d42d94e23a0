import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

export const stage = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    border: `1px solid ${vars.color.rule}`,
    borderRadius: vars.radius.floating,
    background: vars.color.desk,
    selectors: { '&:fullscreen': { gridTemplateRows: 'minmax(0, 1fr) auto auto', border: 'none', borderRadius: 0 } },
  }),
)

export const picture = style(
  layout({
    display: 'block',
    inlineSize: '100%',
    maxBlockSize: '60vh',
    aspectRatio: '16 / 9',
    background: vars.color.desk,
    objectFit: 'contain',
    selectors: { ':fullscreen > &': { maxBlockSize: 'none', aspectRatio: 'auto', blockSize: '100%' } },
  }),
)

/** What is said now, above the controls and never over the picture's edge. */
export const caption = style(
  layout({
    minBlockSize: `calc(${vars.type.body.line} + ${vars.space[12]})`,
    paddingBlock: vars.space[6],
    paddingInline: vars.space[16],
    background: vars.color.inverse,
    color: vars.color.onInverse,
    textAlign: 'center',
    whiteSpace: 'pre-line',
  }),
)

export const controls = style(
  layout({ display: 'grid', paddingInline: vars.space[12], paddingBlockEnd: vars.space[8] }),
)

export const seek = style(
  layout({
    inlineSize: '100%',
    minBlockSize: vars.space[24],
    margin: 0,
    accentColor: vars.brand.border,
    cursor: 'pointer',
  }),
)

export const buttons = style(layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }))

export const volume = style(
  layout({
    inlineSize: '5rem',
    accentColor: vars.brand.border,
    '@media': { [`not all and (min-width: ${breakpoints.cards}px)`]: { display: 'none' } },
  }),
)

export const place = style(
  layout({
    paddingInline: vars.space[8],
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const end = style(
  layout({ display: 'flex', alignItems: 'center', gap: vars.space[4], marginInlineStart: 'auto' }),
)

export const transcript = style(
  layout({
    position: 'relative',
    maxBlockSize: '20rem',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    scrollbarWidth: 'thin',
  }),
)

export const line = style(
  layout({
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    gap: vars.space[8],
    inlineSize: '100%',
    minBlockSize: vars.space[36],
    padding: vars.space[6],
    border: 'none',
    background: 'transparent',
    color: vars.color.ink2,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.wash },
      '&[aria-current]': { color: vars.color.ink, fontWeight: vars.weight.strong, background: vars.brand.subtle },
    },
  }),
)
