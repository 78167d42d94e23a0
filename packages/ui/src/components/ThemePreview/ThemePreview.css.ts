import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'
import { weights } from '../../theme/tokens.ts'

/** A sidebar without room for its words keeps the glyphs. */
const rail = '(max-width: 360px)'

export const preview = style(
  rule({
    overflow: 'hidden',
    minInlineSize: 0,
    border: `1px solid ${vars.color.rule}`,
    borderRadius: vars.radius.floating,
    background: vars.color.paper,
    color: vars.color.ink,
    // What is shown are colours; forced ones would show nothing.
    forcedColorAdjust: 'none',
    // A sidebar asks how wide the preview is.
    selectors: { '&:has(> [data-part="desktop"])': { containerType: 'inline-size' } },
  }),
)

export const bar = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: vars.space[48],
    paddingInline: vars.space[20],
    background: vars.color.desk,
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.ui.line,
    fontWeight: weights.strong,
  }),
)
export const name = style(
  rule({
    flex: '1 1 auto',
    minInlineSize: 0,
    '@container': { [rail]: { selectors: { '[data-part="side"] &': { display: 'none' } } } },
  }),
)
export const barGlyph = style(rule({ display: 'flex', color: vars.color.ink2 }))

export const desktop = style(
  rule({
    display: 'grid',
    // As wide as the longest word at least, so that none breaks.
    gridTemplateColumns: 'minmax(min-content, 3fr) minmax(0, 8fr)',
    minBlockSize: '100%',
    '@container': { [rail]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  }),
)
export const side = style(
  rule({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[2],
    maxInlineSize: '45cqi',
    paddingBlock: vars.space[14],
    paddingInlineStart: vars.space[10],
    background: vars.color.desk,
    // Drawn inside, so that the current entry can lie over it and run into the page.
    boxShadow: `inset -1px 0 ${vars.color.rule}`,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontWeight: weights.nav,
    color: vars.color.ink2,
  }),
)
export const sideBrand = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[10],
    paddingInline: `${vars.space[10]} ${vars.space[8]}`,
    paddingBlockEnd: vars.space[12],
    color: vars.color.ink,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    fontWeight: weights.strong,
  }),
)
/** The index tab of the shell: paper, open to the page, the exact brand as its strip. */
export const entry = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.space[32],
    paddingInline: `${vars.space[6]} ${vars.space[8]}`,
    borderInlineStart: `${vars.space[4]} solid transparent`,
    selectors: {
      '&[data-current]': {
        borderInlineStartColor: vars.brand.exact,
        background: vars.color.paper,
        boxShadow: `0 -1px ${vars.color.rule}, 0 1px ${vars.color.rule}`,
        color: vars.color.ink,
        fontWeight: weights.strong,
      },
    },
  }),
)
export const entryIcon = style(
  rule({ display: 'flex', flexShrink: 0, selectors: { '[data-current] > &': { color: vars.brand.text } } }),
)

/** Its parts may ask how wide it is: a media query would tell them of the window. */
export const page = style(
  rule({
    containerType: 'inline-size',
    display: 'grid',
    gap: vars.space[16],
    alignContent: 'start',
    minInlineSize: 0,
    paddingInline: vars.space[16],
    paddingBlock: vars.space[20],
  }),
)
