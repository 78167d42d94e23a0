import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { body, content, contentColumn, foot, outline } from '../../Player.css.ts'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })
const wide = `(min-width: ${breakpoints.drawer}px)`
const fullWidth = `(min-width: ${breakpoints.wide}px)`

/**
 * The questions beside their outline. They take the place of the course until the quiz is handed in: their component sets
 * the root mark `taking`.
 */
export const taking = style(
  layout({
    display: 'grid',
    flex: '1 1 auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [wide]: { gridTemplateColumns: '19.5rem minmax(0, 1fr)', blockSize: '100%', minBlockSize: 0 } },
  }),
)

globalStyle(`html[data-taking] ${body}`, {
  '@layer': { [layers.layout]: { gridTemplateColumns: 'minmax(0, 1fr) !important' } },
})
globalStyle(`html[data-taking] ${body} > ${outline}`, { '@layer': { [layers.layout]: { display: 'none' } } })
globalStyle(`html[data-taking] ${content}`, { '@layer': { [layers.layout]: { padding: '0 !important' } } })
globalStyle(`html[data-taking] ${contentColumn}`, {
  '@layer': { [layers.layout]: { maxInlineSize: 'none', gap: 0, marginInline: 0, minBlockSize: '100%' } },
})
globalStyle(`html[data-taking] ${contentColumn} > :not(${taking})`, {
  '@layer': { [layers.layout]: { display: 'none' } },
})

/** A question with its foot; from 1280 px on notes are in a margin at the right, else below. */
export const main = style(
  layout({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[24],
    padding: vars.space[20],
    overflowWrap: 'anywhere',
    '@media': {
      [wide]: { overflowY: 'auto', padding: `${vars.space[28]} ${vars.space[36]}` },
      [fullWidth]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 45rem) minmax(0, 15rem)',
        columnGap: vars.space[64],
        alignContent: 'start',
        paddingBlockStart: vars.space[44],
        paddingInlineStart: vars.space[64],
      },
    },
  }),
)

export const column = style(
  layout({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[24],
    maxInlineSize: '48rem',
    // On small windows its foot stands at the window's, below the notes.
    '@media': { [`not all and ${wide}`]: { display: 'contents' } },
  }),
)

globalStyle(`${main} ${foot}`, {
  '@layer': { [layers.layout]: { '@media': { [`not all and ${wide}`]: { order: 1 } } } },
})

export const notes = style(
  layout({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[20],
    '@media': {
      [fullWidth]: { paddingInlineStart: vars.space[24], borderInlineStart: `1px solid ${vars.brand.margin}` },
    },
  }),
)

export const above = style(
  layout({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    paddingBlockEnd: vars.space[6],
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

export const outlineFoot = style(
  layout({
    padding: `0 ${vars.space[20]} ${vars.space[20]}`,
    '@media': { [wide]: { paddingInlineStart: vars.space[32] } },
  }),
)

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
