import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { typography } from '../../theme/typography.ts'
import { rule } from '../../theme/styleRules.ts'

const base = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: vars.space[20],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[6],
    borderRadius: vars.radius.round,
    ...typography('caption'),
    fontWeight: weights.button,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    '@media': { '(forced-colors: active)': { outline: '1px solid', outlineOffset: -1 } },
  }),
)

/** Plain class names: a column of badges costs no more than its elements. */
export const badge = styleVariants({
  neutral: [base, rule({ background: vars.color.wash, color: vars.color.ink2 })],
  news: [base, rule({ background: vars.color.infoBg, color: vars.color.info })],
  bad: [base, rule({ background: vars.color.badBg, color: vars.color.bad })],
})
