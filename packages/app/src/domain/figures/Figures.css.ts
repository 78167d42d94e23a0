import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { phones } from '@somo/ui/theme/styleRules'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

/** Side by side with lines between; the line before the first one of a row is cut off. */
export const figures = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
    margin: 0,
    overflow: 'hidden',
    borderBlock: `1px solid ${vars.color.rule}`,
    '@media': { [phones]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)

export const figure = style(
  layout({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    marginInlineStart: -1,
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    borderInlineStart: `1px solid ${vars.color.rule}`,
  }),
)

export const name = style(
  layout({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[6],
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontWeight: vars.weight.nav,
  }),
)

export const value = style(
  layout({
    margin: 0,
    fontSize: '1.625rem',
    lineHeight: '2.125rem',
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  }),
)
