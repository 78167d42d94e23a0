import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { body, content, contentColumn, outline } from '../../Player.css.ts'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })
const wide = `(min-width: ${breakpoints.drawer}px)`

/**
 * The questions beside their outline. They take the place of the course until the quiz is handed in: their component sets
 * the root mark `taking`.
 */
export const taking = style(
  layout({
    display: 'grid',
    minBlockSize: '100%',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [wide]: { gridTemplateColumns: '20rem minmax(0, 1fr)', blockSize: '100%', minBlockSize: 0 } },
  }),
)

globalStyle(`html[data-taking] ${body}`, {
  '@layer': { [layers.layout]: { gridTemplateColumns: 'minmax(0, 1fr) !important' } },
})
globalStyle(`html[data-taking] ${body} > ${outline}`, { '@layer': { [layers.layout]: { display: 'none' } } })
globalStyle(`html[data-taking] ${content}`, { '@layer': { [layers.layout]: { padding: '0 !important' } } })
globalStyle(`html[data-taking] ${contentColumn}`, {
  '@layer': { [layers.layout]: { maxInlineSize: 'none', gap: 0, blockSize: '100%' } },
})
globalStyle(`html[data-taking] ${contentColumn} > :not(${taking})`, {
  '@layer': { [layers.layout]: { display: 'none' } },
})

export const main = style(
  layout({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[24],
    padding: vars.space[20],
    overflowWrap: 'anywhere',
    '@media': { [wide]: { overflowY: 'auto', padding: `${vars.space[28]} ${vars.space[36]}` } },
  }),
)

export const column = style(layout({ display: 'grid', gap: vars.space[24], maxInlineSize: '48rem' }))

export const above = style(
  layout({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const rowButton = style(
  layout({
    all: 'unset',
    display: 'flex',
    gap: vars.space[8],
    cursor: 'pointer',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible::after': { outline: `2px solid ${vars.brand.border}`, outlineOffset: -2 },
    },
  }),
)

export const glyph = style(
  layout({
    display: 'inline-flex',
    paddingBlockStart: vars.space[2],
    selectors: {
      '&[data-state="ANSWERED"]': { color: vars.color.ok },
      '&[data-state="MARKED"]': { color: vars.color.warn },
    },
  }),
)

export const outlineFoot = style(layout({ padding: `0 ${vars.space[20]} ${vars.space[20]}` }))

export const spacer = style(layout({ flex: '1 1 0' }))

export const facts = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
    gap: `${vars.space[8]} ${vars.space[24]}`,
    margin: 0,
    overflowWrap: 'anywhere',
  }),
)

export const fact = style(layout({ margin: 0, fontWeight: vars.weight.strong }))

/** What only windows with a keyboard beside them need. */
export const wideOnly = style(layout({ '@media': { [`not all and ${wide}`]: { display: 'none' } } }))
