import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const inLayout = (rule: StyleRule) => style({ '@layer': { [layers.layout]: rule } })
const phones = `(max-width: ${breakpoints.cards - 0.02}px)`

export const tools = inLayout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlockEnd: vars.space[12],
})
export const search = inLayout({ flex: '1 1 12rem', minInlineSize: 0 })
export const language = inLayout({ flex: '0 0 9rem' })
export const foot = inLayout({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlockStart: vars.space[16],
})
/** Phones have no such keys. */
export const keys = inLayout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  '@media': { [phones]: { display: 'none' }, '(hover: none)': { display: 'none' } },
})
