import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'

const layout = (rule: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.layout]: rule } })

/** As wide as a page on a desktop: a media query would ask the window, not the preview. */
const roomy = '(min-width: 420px)'

/** A title of the preview; no heading, since it is none of the page's. */
export const title = layout({
  fontSize: vars.type.h2.size,
  lineHeight: vars.type.h2.line,
  fontWeight: vars.type.h2.weight,
  letterSpacing: vars.type.h2.tracking,
})
export const head = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const course = layout({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  columnGap: vars.space[14],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: vars.space[20] } },
})
export const courseTitle = layout({
  fontSize: vars.type.body.size,
  lineHeight: vars.type.ui.line,
  fontWeight: vars.weight.strong,
})
export const buttons = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[8],
  '@container': { [roomy]: { justifyContent: 'start', gridTemplateColumns: 'auto auto' } },
})
export const line = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.rule}`,
})

export const cards = layout({
  display: 'grid',
  gap: vars.space[20],
  listStyle: 'none',
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** Rows of a list run from edge to edge; on a narrow page each is a card of two lines. */
const bleed = { marginInline: `calc(-1 * ${vars.space[16]})`, paddingInline: vars.space[16] } as const
const columns = {
  display: 'grid',
  gridTemplateColumns: `${vars.space[20]} minmax(0, 1fr)`,
  columnGap: vars.space[12],
  alignItems: 'center',
  '@container': { [roomy]: { gridTemplateColumns: `${vars.space[20]} minmax(0, 3fr) minmax(0, 2fr)` } },
} as const
export const heads = layout({
  ...bleed,
  ...columns,
  paddingBlockEnd: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.ruleStrong}`,
  color: vars.color.ink2,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: vars.type.caption.weight,
})
export const wideOnly = layout({ display: 'none', '@container': { [roomy]: { display: 'block' } } })
export const rows = layout({ display: 'grid' })
export const row = layout({
  ...bleed,
  ...columns,
  minBlockSize: vars.space[48],
  paddingBlock: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  borderInlineStart: '3px solid transparent',
  paddingInlineStart: `calc(${vars.space[16]} - 3px)`,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  selectors: { '&[data-chosen]': { borderInlineStartColor: vars.brand.exact, background: vars.brand.subtle } },
})
export const name = layout({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' })
export const state = layout({ gridColumn: '2', '@container': { [roomy]: { gridColumn: 'auto' } } })

export const fields = layout({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[16],
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
