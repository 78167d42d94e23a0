import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const inLayout = (rule: StyleRule) => style({ '@layer': { [layers.layout]: rule } })
/** Beside the page the tree's lines run to its edge; what is no line of it ends before. */
const beforeEdge = { [`(min-width: ${breakpoints.drawer}px)`]: { paddingInlineEnd: vars.space[16] } }

export const search = inLayout({ paddingBlockEnd: vars.space[12], '@media': beforeEdge })

/** Where there is no tree, what is said ends with the search above it. */
export const state = inLayout({ '@media': beforeEdge })

export const foot = inLayout({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[12],
  paddingBlockStart: vars.space[16],
})
