import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })
const wide = `(min-width: ${breakpoints.drawer}px)`
const narrow = `not all and ${wide}`

export const rows = style(
  layout({
    margin: 0,
    padding: `0 0 ${vars.space[16]}`,
    listStyle: 'none',
    '@media': { [wide]: { paddingInlineStart: vars.space[20] } },
  }),
)

export const chapter = style(
  layout({
    padding: `${vars.space[14]} ${vars.space[20]} ${vars.space[4]}`,
    '@media': { [wide]: { paddingInlineStart: vars.space[12] } },
    color: vars.color.ink3,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.line,
    fontWeight: vars.weight.strong,
  }),
)

export const row = style(
  layout({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${vars.space[20]} minmax(0, 1fr) auto`,
    gap: `0 ${vars.space[12]}`,
    alignItems: 'start',
    minBlockSize: vars.space[44],
    paddingBlock: vars.space[10],
    paddingInline: `${vars.space[20]} ${vars.space[16]}`,
    color: vars.color.ink2,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-current]': { color: vars.color.ink, fontWeight: vars.weight.strong },
      '&[data-current]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        borderInlineStart: `3px solid ${vars.brand.border}`,
      },
    },
    '@media': {
      [narrow]: { selectors: { '&[data-current]': { background: vars.brand.subtle } } },
      // The current row is a tab that opens to what is played.
      [wide]: {
        paddingInlineStart: vars.space[12],
        borderBlock: '1px solid transparent',
        selectors: { '&[data-current]': { borderBlockColor: vars.color.rule, background: vars.color.paper } },
      },
      '(forced-colors: active)': {
        selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
)

/** The whole row is the target. */
export const rowLink = style(
  layout({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:hover': { textDecoration: 'underline' },
    },
  }),
)

export const rowGlyph = style(
  layout({
    display: 'inline-flex',
    paddingBlockStart: vars.space[2],
    selectors: { '&[data-state="COMPLETED"]': { color: vars.color.ok } },
  }),
)

export const rowAside = style(
  layout({
    color: vars.color.ink3,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.ui.line,
    fontWeight: vars.weight.regular,
    whiteSpace: 'nowrap',
  }),
)

export const rowNote = style(
  layout({
    display: 'block',
    color: vars.color.ink3,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontWeight: vars.weight.regular,
  }),
)
