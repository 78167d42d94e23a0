import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

export const field = style(rule({ display: 'grid', justifyItems: 'start', gap: vars.space[2], minInlineSize: 0 }))

/** The whole row is the target. */
export const row = style(
  rule({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space[10],
    minBlockSize: vars.size.controlSmall,
    paddingBlock: vars.space[6],
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    letterSpacing: vars.type.ui.tracking,
    cursor: 'pointer',
    selectors: {
      '&[data-readonly]': { color: vars.color.ink2, cursor: 'not-allowed' },
    },
  }),
)

export const label = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))

export const track = style(
  rule({
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    inlineSize: vars.space[36],
    blockSize: vars.space[20],
    padding: vars.space[2],
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.round,
    background: vars.color.sheet,
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.duration.colour,
    selectors: {
      '[data-hovered] > &': { background: vars.color.wash },
      '[data-selected] > &': { background: vars.brand.solid, borderColor: vars.brand.edge },
      '[data-selected][data-hovered] > &': { background: vars.brand.hover, borderColor: vars.brand.edgeHover },
      '[data-selected][data-pressed] > &': { background: vars.brand.pressed, borderColor: vars.brand.edgePressed },
      '[data-focus-visible] > &': { outline: `2px solid ${vars.brand.border}`, outlineOffset: 2 },
      '[data-readonly] > &': { background: vars.color.wash, borderColor: vars.color.ruleStrong },
    },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
)

export const thumb = style(
  rule({
    inlineSize: vars.space[14],
    blockSize: vars.space[14],
    borderRadius: vars.radius.round,
    background: vars.color.control,
    transitionProperty: 'margin-inline-start, background-color',
    transitionDuration: vars.duration.colour,
    transitionTimingFunction: vars.easing.out,
    selectors: {
      '[data-selected] > * > &': { marginInlineStart: vars.space[16], background: vars.brand.on },
      '[data-readonly] > * > &': { background: vars.color.ink3 },
    },
  }),
)

/** Stands below the label, not below the switch. */
export const description = style(
  rule({
    paddingInlineStart: `calc(${vars.space[36]} + ${vars.space[10]})`,
    color: vars.color.ink3,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
)
