import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { weights } from '../../theme/tokens.ts'
import { bottomBarHeight, focusables, low, narrow, rule } from '../../theme/styleRules.ts'

/**
 * At the bottom of the content area, in the column it stands in; on small screens above the bar of the frame, where there
 * is one. A column that reaches to the page's edge says how far in its words stand.
 */
export const bar = style(
  rule({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
    rowGap: vars.space[8],
    paddingBlock: vars.space[12],
    paddingInline: 'var(--somo-bar-inset, 0px)',
    borderBlockStart: `1px solid ${vars.color.ruleStrong}`,
    background: vars.color.paper,
    color: vars.color.ink,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    letterSpacing: vars.type.ui.tracking,
    '@media': { [narrow]: { insetBlockEnd: bottomBarHeight }, [low]: { position: 'static' } },
  }),
)

/** How high the bar is with the words it has, on what it stands in. */
export const heightProperty = '--somo-own-bar'

const clearOf = (least: string): string => `max(${least}, calc(var(${heightProperty}, 0px) + ${vars.space[28]}))`

// What takes the focus in a form with the bar is scrolled clear of it (WCAG 2.4.11); on small screens it has two lines.
globalStyle(focusables(`form:has(> ${bar})`, `:not(${bar} *)`), {
  '@layer': {
    [layers.components]: {
      scrollMarginBlockEnd: clearOf(`calc(${vars.space[72]} + ${vars.space[28]})`),
      '@media': { [narrow]: { scrollMarginBlockEnd: clearOf(`calc(${vars.space[72]} + ${vars.space[48]})`) } },
    },
  },
})

/** The glyph stands before all lines, so that each begins where the title does. */
export const words = style(rule({ display: 'flex', gap: vars.space[6], minInlineSize: 0 }))

export const glyph = style(
  rule({ display: 'flex', flexShrink: 0, alignItems: 'center', blockSize: vars.type.ui.line, color: vars.color.warn }),
)

export const lines = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))

export const line = style(rule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[10] }))

export const title = style(rule({ minInlineSize: 0, fontWeight: weights.button }))

export const draft = style(rule({ color: vars.color.ink2 }))

export const error = style(
  rule({
    color: vars.color.bad,
    fontWeight: weights.button,
    textWrap: 'pretty',
  }),
)

export const actions = style(rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], marginInlineStart: 'auto' }))
