import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const inLayout = (rule: StyleRule) => style({ '@layer': { [layers.layout]: rule } })

export const items = inLayout({ margin: 0, padding: 0, listStyle: 'none' })
export const item = inLayout({
  display: 'grid',
  gap: vars.space[6],
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.rule}`,
})
export const itemHead = inLayout({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
})

export const badge = inLayout({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[6],
})

const dot = 8

/** Steps on a line, the last one filled. */
export const chain = inLayout({ margin: 0, padding: 0, listStyle: 'none' })
export const link = inLayout({
  position: 'relative',
  paddingInlineStart: vars.space[24],
  paddingBlockEnd: vars.space[8],
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc((1lh - ${dot}px) / 2)`,
    insetInlineStart: vars.space[4],
    inlineSize: dot,
    blockSize: dot,
    borderRadius: '50%',
    background: vars.color.ink3,
  },
  selectors: {
    '&:last-child::before': { background: vars.brand.solid },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '1lh',
      insetBlockEnd: 0,
      insetInlineStart: `calc(${vars.space[4]} + ${dot / 2}px)`,
      borderInlineStart: `1px solid ${vars.color.ruleStrong}`,
    },
  },
})

export const events = inLayout({ margin: 0 })
export const event = inLayout({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
})
export const what = inLayout({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' })
