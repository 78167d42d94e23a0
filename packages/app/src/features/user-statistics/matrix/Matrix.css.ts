import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { typography } from '@somo/ui/theme/typography'
import { style, type StyleRule } from '@vanilla-extract/css'

const narrow = `(max-width: ${breakpoints.cards - 0.02}px)`
const inLayout = (rule: StyleRule) => style({ '@layer': { [layers.layout]: rule } })

/** The grid scrolls sideways in its place; the page does not. */
export const scroll = inLayout({ overflowX: 'auto', minInlineSize: 0 })
export const table = inLayout({
  borderCollapse: 'separate',
  borderSpacing: 0,
  minInlineSize: '100%',
  ...typography('ui'),
  // Names do not grow over half a phone where there are few items.
  '@media': { [narrow]: { minInlineSize: 0 } },
})

const edge = `1px solid ${vars.color.rule}`

/** A cell that has the focus, and one that is open beside. */
const focusable: StyleRule['selectors'] = {
  '&:focus-visible': { outline: `2px solid ${vars.brand.text}`, outlineOffset: -2, borderRadius: vars.radius.chip },
  '&[aria-current="true"]': { boxShadow: `inset 0 0 0 2px ${vars.brand.text}`, borderRadius: vars.radius.chip },
}
export const head = inLayout({
  inlineSize: '5.5rem',
  minInlineSize: '5.5rem',
  padding: `${vars.space[8]} ${vars.space[4]}`,
  verticalAlign: 'bottom',
  textAlign: 'start',
  fontWeight: vars.weight.strong,
  borderBlockEnd: `1px solid ${vars.color.ruleStrong}`,
  selectors: { ...focusable, '&[aria-sort]': { cursor: 'pointer' } },
})
export const title = inLayout({
  display: 'block',
  ...typography('small'),
  fontWeight: vars.weight.strong,
  hyphens: 'auto',
})

const sticky: StyleRule = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  // On a phone it leaves room for the items.
  inlineSize: 'min(10.375rem, 46vw)',
  minInlineSize: 'min(10.375rem, 46vw)',
  background: vars.color.paper,
  textAlign: 'start',
  padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[8]} ${vars.space[4]}`,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
}
export const corner = inLayout({
  ...sticky,
  ...typography('small'),
  fontWeight: vars.weight.strong,
  verticalAlign: 'bottom',
  borderBlockEnd: `1px solid ${vars.color.ruleStrong}`,
  selectors: { ...focusable, '&[aria-sort]': { cursor: 'pointer' } },
})

/** A checkbox and the name beside it. */
export const personHead = inLayout({ display: 'flex', alignItems: 'center', gap: vars.space[8] })
export const box = inLayout({ flex: 'none', display: 'inline-flex' })

export const row = inLayout({})
export const person = inLayout({ ...sticky, cursor: 'pointer', borderBlockEnd: edge, selectors: focusable ?? {} })
export const cell = inLayout({
  blockSize: '2.375rem',
  padding: vars.space[4],
  whiteSpace: 'nowrap',
  position: 'relative',
  cursor: 'pointer',
  borderBlockEnd: edge,
  fontVariantNumeric: 'tabular-nums',
  selectors: { ...focusable, [`${row}:hover &`]: { background: vars.color.wash } },
})

export const expired = inLayout({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: vars.space[6],
  ...typography('small'),
  fontWeight: vars.weight.button,
  color: vars.color.bad,
})

export const foot = inLayout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})
export const itemPages = inLayout({ display: 'flex', alignItems: 'center', gap: vars.space[8] })
