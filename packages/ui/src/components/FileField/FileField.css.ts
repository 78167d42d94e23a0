import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { canHover, rule } from '../../theme/styleRules.ts'

/** The button that is drawn and the native input that lies over it and takes focus, presses and drops. */
export const picker = style(
  rule({
    position: 'relative',
    display: 'inline-flex',
    maxInlineSize: '100%',
    justifySelf: 'start',
    borderRadius: vars.radius.control,
    selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.brand.border}`, outlineOffset: 2 } },
  }),
)

export const native = style(
  rule({
    position: 'absolute',
    insetBlock: 0,
    insetInline: 0,
    inlineSize: '100%',
    blockSize: '100%',
    // Never drawn itself: its words are in the language of the browser, not of the person.
    opacity: 0,
    cursor: 'pointer',
    selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed' } },
  }),
)

export const list = style(rule({ display: 'grid', listStyle: 'none' }))

export const row = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.size.controlSmall,
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    letterSpacing: vars.type.ui.tracking,
  }),
)

export const glyph = style(rule({ display: 'flex', flexShrink: 0, color: vars.color.ink3 }))
export const name = style(
  rule({ flex: '1 1 auto', minInlineSize: 0, paddingBlock: vars.space[4], overflowWrap: 'anywhere' }),
)
export const size = style(
  rule({ flexShrink: 0, color: vars.color.ink3, fontSize: vars.type.small.size, fontVariantNumeric: 'tabular-nums' }),
)

/** A native button for a row: as high as the row's line allows, never under 24 px. */
export const rowButton = style(
  rule({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: vars.size.controlSmall,
    blockSize: vars.size.controlSmall,
    borderRadius: vars.radius.chip,
    color: vars.color.ink2,
    cursor: 'pointer',
    '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.wash, color: vars.color.ink } } } },
  }),
)

export const refusals = style(
  rule({
    display: 'grid',
    gap: vars.space[4],
    listStyle: 'none',
    color: vars.color.bad,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontWeight: weights.button,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
)

export const refusal = style(rule({ display: 'flex', alignItems: 'flex-start', gap: vars.space[6] }))
export const refusalGlyph = style(
  rule({ display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: vars.type.small.line }),
)
