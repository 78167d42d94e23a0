import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'
import { typography } from '../../theme/typography.ts'

export const root = style(rule({ display: 'grid', gap: vars.space[12], minInlineSize: 0, color: vars.color.ink }))

/** Room for the scale before the plot, for the names of the lines behind it, and for the labels below. */
export const frame = style(
  rule({
    position: 'relative',
    paddingBlock: `${vars.space[10]} ${vars.space[28]}`,
    marginInline: `${vars.space[32]} 7.5rem`,
  }),
)

export const plot = style(
  rule({
    position: 'relative',
    touchAction: 'pan-y',
    cursor: 'crosshair',
    borderRadius: vars.radius.mark,
  }),
)

export const drawing = style(
  rule({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    fill: 'none',
    selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  }),
)

const stroke = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1 } as const

export const grid = style(rule({ ...stroke, stroke: vars.color.rule }))
export const base = style(rule({ ...stroke, stroke: vars.color.ruleStrong }))
export const mark = style(rule({ ...stroke, stroke: vars.color.control, strokeDasharray: '2 3' }))
export const cursor = style(rule({ ...stroke, stroke: vars.color.control }))

export const line = styleVariants({
  main: rule({
    vectorEffect: 'non-scaling-stroke',
    stroke: vars.color.ink,
    strokeWidth: 2.25,
    strokeLinejoin: 'round',
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  }),
  other: rule({
    vectorEffect: 'non-scaling-stroke',
    stroke: vars.color.ink2,
    strokeWidth: 1.75,
    strokeDasharray: '5 4',
    strokeLinejoin: 'round',
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  }),
})

const dotBase = style(
  rule({
    position: 'absolute',
    inlineSize: 8,
    blockSize: 8,
    marginInlineStart: -4,
    marginBlockStart: -4,
    borderRadius: '50%',
    pointerEvents: 'none',
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
)

export const dot = styleVariants({
  main: [
    dotBase,
    rule({ background: vars.color.ink, '@media': { '(forced-colors: active)': { background: 'CanvasText' } } }),
  ],
  other: [
    dotBase,
    rule({
      background: vars.color.paper,
      border: `1.75px solid ${vars.color.ink2}`,
      '@media': { '(forced-colors: active)': { background: 'Canvas', borderColor: 'CanvasText' } },
    }),
  ],
})

const small = { ...typography('caption'), whiteSpace: 'nowrap', color: vars.color.ink2 } as const

const endBase = style(
  rule({
    ...small,
    position: 'absolute',
    insetInlineStart: `calc(100% + ${vars.space[12]})`,
    transform: 'translateY(-50%)',
  }),
)

export const endLabel = styleVariants({
  main: [endBase, rule({ color: vars.color.ink, fontWeight: vars.weight.strong })],
  other: [endBase],
})

export const scale = style(
  rule({
    ...small,
    position: 'absolute',
    insetInlineEnd: `calc(100% + ${vars.space[10]})`,
    transform: 'translateY(-50%)',
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const pointLabel = style(
  rule({
    ...small,
    position: 'absolute',
    insetBlockEnd: 0,
    transform: 'translateX(-50%)',
    selectors: { '&:dir(rtl)': { transform: 'translateX(50%)' } },
  }),
)

const markBase = style(
  rule({
    ...small,
    background: vars.color.paper,
    position: 'absolute',
    insetBlockStart: 0,
    fontStyle: 'italic',
    pointerEvents: 'none',
  }),
)

export const markLabel = styleVariants({
  behind: [markBase, rule({ paddingInlineStart: vars.space[8] })],
  before: [
    markBase,
    rule({
      paddingInlineEnd: vars.space[8],
      transform: 'translateX(-100%)',
      selectors: { '&:dir(rtl)': { transform: 'translateX(100%)' } },
    }),
  ],
})

export const words = style(
  rule({ ...typography('small'), margin: 0, color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' }),
)
