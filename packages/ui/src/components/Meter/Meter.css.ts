import { style, type StyleRule } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { rule } from '../../theme/styleRules.ts'

export const meter = style(rule({ display: 'grid', gap: vars.space[6], minInlineSize: 0, color: vars.color.ink }))

export const scale = style(rule({ position: 'relative', display: 'grid' }))

export const mark = style(
  rule({
    position: 'absolute',
    insetBlock: `calc(-1 * ${vars.space[4]})`,
    inlineSize: 2,
    marginInlineStart: -1,
    background: vars.color.ink,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
)

/** The fill is an image as wide as the share: the engines part a meter's inside in ways that cannot be set alike. */
const fill = (colour: string): StyleRule =>
  rule({
    backgroundImage: `linear-gradient(${colour}, ${colour})`,
    backgroundRepeat: 'no-repeat',
    selectors: { '&:dir(rtl)': { backgroundPosition: '100% 0' } },
  })

/** The browser's own judgement of the value is not asked for: the tone is ours, and stands in words below. */
export const bar = recipe({
  base: rule({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: vars.space[6],
    border: '1px solid transparent',
    borderRadius: vars.radius.mark,
    overflow: 'hidden',
    backgroundColor: vars.color.ruleStrong,
    '::-webkit-meter-bar': { border: 0, background: 'transparent' },
    '::-webkit-meter-optimum-value': { background: 'transparent' },
    selectors: { '&::-moz-meter-bar': { background: 'transparent' } },
    '@media': {
      '(forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Canvas', borderColor: 'CanvasText' },
    },
  }),
  variants: {
    tone: {
      none: fill(vars.color.ink2),
      ok: fill(vars.color.ok),
      warn: fill(vars.color.warn),
      bad: fill(vars.color.bad),
    },
  },
})

export const zone = recipe({
  base: rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[6],
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontWeight: weights.link,
  }),
  variants: {
    tone: {
      ok: rule({ color: vars.color.ok }),
      warn: rule({ color: vars.color.warn }),
      bad: rule({ color: vars.color.bad }),
    },
  },
})
