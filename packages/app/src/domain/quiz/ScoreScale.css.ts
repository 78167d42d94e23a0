import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })
const small = {
  color: vars.color.ink2,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  fontVariantNumeric: 'tabular-nums',
} as const

export const scale = style(layout({ display: 'grid', gap: vars.space[6], ...small }))

/** A line of words, each over its place on the bar. */
export const words = style(layout({ position: 'relative', blockSize: vars.type.small.line }))

/** Its middle stands on its place, as far as the ends of the bar let it. */
export const word = style(
  layout({
    position: 'absolute',
    color: vars.color.ink,
    fontWeight: vars.weight.strong,
    whiteSpace: 'nowrap',
    transform: 'translateX(-50%)',
    selectors: { '&:dir(rtl)': { transform: 'translateX(50%)' } },
  }),
)

export const start = style(layout({ position: 'absolute', insetInlineStart: 0 }))
export const end = style(layout({ position: 'absolute', insetInlineEnd: 0 }))

export const bar = style(
  layout({
    position: 'relative',
    blockSize: vars.space[12],
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.mark,
    background: vars.color.wash,
  }),
)

/** Passed in ok; not passed is quiet, never red. */
export const fill = style(
  layout({
    blockSize: '100%',
    background: vars.color.control,
    selectors: { '[data-passed] > &': { background: vars.color.ok } },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
)

/** The pass mark: a line of ink across the bar. */
export const mark = style(
  layout({
    position: 'absolute',
    insetBlock: `calc(-1 * ${vars.space[6]})`,
    inlineSize: 2,
    marginInlineStart: -1,
    background: vars.color.ink,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
)
