import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

export const scroll = style(layout({ overflowX: 'auto' }))

export const table = style(
  layout({ borderCollapse: 'collapse', inlineSize: '100%', minInlineSize: '52rem', textAlign: 'start' }),
)

export const cell = style(
  layout({
    paddingBlock: vars.space[10],
    paddingInlineEnd: vars.space[16],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontWeight: 'inherit',
  }),
)

export const question = style([cell, layout({ minInlineSize: '16rem' })])

export const number = style([
  cell,
  layout({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'end' }),
])

export const numberHead = style([cell, layout({ textAlign: 'end' })])

export const remark = style(
  layout({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[6],
    color: vars.color.warn,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
  }),
)

const drawing = { display: 'inline-block', position: 'relative', marginInlineEnd: vars.space[10] } as const

export const bar = style(
  layout({ ...drawing, inlineSize: 72, blockSize: 7, background: vars.color.rule, verticalAlign: 'middle' }),
)

export const share = style(
  layout({
    display: 'block',
    blockSize: '100%',
    background: vars.color.ink2,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
)

export const scale = style(
  layout({
    ...drawing,
    inlineSize: 80,
    blockSize: 1,
    verticalAlign: 'middle',
    background: vars.color.control,
  }),
)

export const zero = style(
  layout({ position: 'absolute', insetBlockStart: -4, inlineSize: 1, blockSize: 9, background: vars.color.control }),
)

const mark = {
  position: 'absolute',
  insetBlockStart: -4,
  inlineSize: 9,
  blockSize: 9,
  marginInlineStart: -4,
  borderRadius: '50%',
} as const

export const dot = style(
  layout({
    ...mark,
    background: vars.color.ink,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
)

export const ring = style(layout({ ...mark, background: vars.color.paper, border: `2px solid ${vars.color.warn}` }))
