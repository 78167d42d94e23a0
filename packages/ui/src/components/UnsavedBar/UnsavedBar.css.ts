import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { measures, weights } from '../../theme/tokens.ts'
import { narrow, rule } from '../../theme/styleRules.ts'

/** At the bottom of the content area, in the column it stands in; on small screens above the bar of the frame. */
export const bar = style(
  rule({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[20],
    rowGap: vars.space[8],
    paddingBlock: vars.space[12],
    paddingInline: vars.space[32],
    borderBlockStart: `1px solid ${vars.color.ruleStrong}`,
    background: vars.color.paper,
    color: vars.color.ink,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    letterSpacing: vars.type.ui.tracking,
    '@media': {
      [narrow]: {
        insetBlockEnd: `calc(${measures.bottomBar}px + env(safe-area-inset-bottom))`,
        paddingInline: vars.space[20],
      },
    },
  }),
)

// What takes the focus in a form with the bar is scrolled clear of it (WCAG 2.4.11); on small screens it has two lines.
globalStyle(`form:has(> ${bar}) :is(a, button, input, textarea, [tabindex]):not(${bar} *)`, {
  '@layer': {
    [layers.components]: {
      scrollMarginBlockEnd: `calc(${vars.space[72]} + ${vars.space[28]})`,
      '@media': { [narrow]: { scrollMarginBlockEnd: `calc(${vars.space[72]} + ${vars.space[48]})` } },
    },
  },
})

export const words = style(rule({ minInlineSize: 0 }))

export const line = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[10], overflowWrap: 'anywhere' }),
)

export const title = style(
  rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space[6], minInlineSize: 0, fontWeight: weights.button }),
)

export const glyph = style(rule({ display: 'flex', flexShrink: 0, color: vars.color.warn }))

export const draft = style(rule({ color: vars.color.ink2 }))

export const error = style(
  rule({
    color: vars.color.bad,
    fontWeight: weights.button,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
)

export const actions = style(rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], marginInlineStart: 'auto' }))
