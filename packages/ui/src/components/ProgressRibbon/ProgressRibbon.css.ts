import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { typography } from '../../theme/typography.ts'
import { hollowTrack, rule } from '../../theme/styleRules.ts'
import { lineHeight, markEdge } from './ribbon.css.ts'

export const root = recipe({
  base: rule({ display: 'grid', minInlineSize: 0, gap: vars.space[10] }),
  variants: {
    variant: {
      ribbon: {},
      line: rule({ gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: vars.space[12] }),
    },
  },
})

export const place = recipe({
  base: rule({ position: 'relative', blockSize: lineHeight }),
  variants: { variant: { ribbon: {}, line: rule({ blockSize: vars.space[4] }) } },
})

/** The gaps between the parts are cut out of it, so that any number of parts is one element. */
export const track = style(
  rule({
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.mark,
    background: vars.color.ruleStrong,
    '@media': hollowTrack,
  }),
)

export const fill = style(
  rule({
    blockSize: '100%',
    background: vars.brand.exact,
    boxShadow: markEdge,
    transitionProperty: 'inline-size',
    transitionDuration: vars.duration.progress,
    transitionTimingFunction: vars.easing.out,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', boxShadow: 'none' } },
  }),
)

export const words = recipe({
  base: rule({ ...typography('small'), color: vars.color.ink2, textWrap: 'pretty' }),
  variants: {
    variant: {
      ribbon: {},
      line: rule({ ...typography('caption'), fontVariantNumeric: 'tabular-nums' }),
    },
  },
})
