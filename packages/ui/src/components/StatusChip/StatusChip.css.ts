import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { typography } from '../../theme/typography.ts'
import { iconSizes } from '../Icon/iconSizes.ts'
import { rule } from '../../theme/styleRules.ts'

const tint = (background: string, color: string) =>
  rule({
    paddingInline: vars.space[8],
    background,
    color,
    '@media': { '(forced-colors: active)': { outline: '1px solid', outlineOffset: -1 } },
  })

/** Quiet until it matters: only what is overdue, expired, due soon, invited or waiting has a tint (look.md, status chip). */
export const status = recipe({
  base: rule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[6],
    // Never narrower than its longest word.
    minInlineSize: 'min-content',
    paddingBlock: vars.space[2],
    // Its tint reaches beyond the line, its words stand on it.
    marginBlock: `calc(-1 * ${vars.space[2]})`,
    borderRadius: vars.radius.chip,
    ...typography('small'),
    color: vars.color.ink2,
    fontWeight: weights.button,
    verticalAlign: 'middle',
  }),
  variants: {
    kind: {
      done: {},
      open: {},
      started: rule({ color: vars.brand.text }),
      dueSoon: tint(vars.color.warnBg, vars.color.warn),
      overdue: tint(vars.color.badBg, vars.color.bad),
      expired: tint(vars.color.badBg, vars.color.bad),
      locked: {},
      paused: {},
      exempt: {},
      invited: tint(vars.color.infoBg, vars.color.info),
      waiting: tint(vars.color.infoBg, vars.color.info),
    },
  },
})

export const glyph = recipe({
  base: rule({
    display: 'inline-flex',
    flexShrink: 0,
    inlineSize: iconSizes.chip,
    alignItems: 'center',
    blockSize: vars.type.small.line,
    alignSelf: 'flex-start',
  }),
  variants: { isDone: { true: rule({ color: vars.color.ok }) } },
})

/** A short word of state: it wraps between words where it must and is never broken inside one. */
export const words = style(rule({ overflowWrap: 'normal' }))
