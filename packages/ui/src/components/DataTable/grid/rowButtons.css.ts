import { style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { canHover, forcedBackground, rule } from '../../../theme/styleRules.ts'

const square: StyleRule = {
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.controlSmall,
  blockSize: vars.size.controlSmall,
  borderRadius: vars.radius.control,
  color: vars.color.ink3,
}

export const menuButton = style(
  rule({
    ...square,
    cursor: 'pointer',
    selectors: {
      '&:is([aria-expanded="true"], [aria-busy="true"])': { background: vars.color.rule, color: vars.color.ink },
    },
    // On the row's own wash the next step is `rule` (look.md, additions: row hover).
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: vars.color.rule, color: vars.color.ink } } },
      '(forced-colors: active)': {
        selectors: { '&:is(:hover, [aria-expanded="true"], [aria-busy="true"])': forcedBackground },
      },
      print: { visibility: 'hidden' },
    },
  }),
)

export const expander = style(
  rule({
    ...square,
    inlineSize: vars.space[24],
    blockSize: vars.space[24],
    borderRadius: vars.radius.chip,
    cursor: 'pointer',
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: vars.color.rule, color: vars.color.ink } } },
      '(forced-colors: active)': { selectors: { '&:hover': forcedBackground } },
    },
  }),
)

/** Points to the end of the line, and down while open; a drawing itself has no direction, what it stands in has. */
export const chevron = style(
  rule({
    transitionProperty: 'rotate',
    transitionDuration: vars.duration.colour,
    selectors: { '[aria-expanded="true"] > &&': { rotate: '90deg' }, ':dir(rtl) > &': { rotate: '180deg' } },
  }),
)
