import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { weights } from '../../theme/tokens.ts'
import { typography } from '../../theme/typography.ts'

const layout = (styles: Parameters<typeof style>[0]) => style({ '@layer': { [layers.layout]: styles as object } })

export const verdict = layout({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[8],
  color: vars.color.ink2,
})
export const verdictGlyph = layout({
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.type.small.line,
  color: vars.color.info,
})
export const strong = layout({ fontWeight: weights.strong })

/** Where the colour comes from, parted from what it becomes. */
export const source = layout({
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.rule}`,
})
export const colour = layout({ display: 'grid', gap: vars.space[6] })

export const logos = layout({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[8] })
export const logo = layout({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[14],
  minBlockSize: vars.space[64],
  padding: vars.space[12],
  paddingInlineStart: vars.space[16],
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.control,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  color: vars.color.ink2,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.brand.border}`, outlineOffset: 2 },
    '&:hover': { borderColor: vars.color.ink },
    '&[data-drop-target]': { borderStyle: 'solid', borderColor: vars.brand.border, background: vars.brand.subtle },
  },
})
export const logoGlyph = layout({ display: 'grid', placeItems: 'center', minInlineSize: vars.space[24] })
export const logoName = layout({ display: 'block', color: vars.color.ink, fontWeight: weights.strong })
export const logoFile = layout({ overflowWrap: 'anywhere' })

export const previews = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: vars.space[20],
})

export const greeting = layout({ ...typography('h2') })
export const course = layout({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  columnGap: vars.space[14],
  alignItems: 'start',
})
export const courseTitle = layout({
  fontSize: vars.type.body.size,
  lineHeight: vars.type.ui.line,
  fontWeight: weights.strong,
})
export const buttons = layout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[8] })
export const line = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.rule}`,
})
/** The chosen row runs from edge to edge. */
export const row = layout({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  marginInline: `calc(-1 * ${vars.space[16]})`,
  paddingInline: `calc(${vars.space[16]} - 3px) ${vars.space[16]}`,
  minBlockSize: vars.space[44],
  borderInlineStart: `3px solid ${vars.brand.exact}`,
  background: vars.brand.subtle,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
})
/** The cell a checkbox fills in rows. */
export const rowCheck = layout({ flex: 'none', display: 'flex', justifyContent: 'center', inlineSize: vars.space[20] })
export const rowWords = layout({ flex: '1 1 auto' })

/** Below the previews, parted by space. */
export const derived = layout({ paddingBlockStart: vars.space[28] })
/** Properties for what is in it, without a box of its own. */
export const corners = layout({ display: 'contents' })
