import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const beside = `(min-width: ${breakpoints.drawer}px)`
const layout = (rule: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.layout]: rule } })

/** Search and index at the side where there is room, above the sections where there is none. */
export const columns = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  '@media': { [beside]: { gridTemplateColumns: '232px minmax(0, 1fr)', columnGap: vars.space[48] } },
})

export const side = layout({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[20],
  '@media': {
    [beside]: { position: 'sticky', insetBlockStart: vars.space[32], alignSelf: 'start' },
    print: { display: 'none' },
  },
})

/** The jumps save a long way only where they stay in view beside it. */
export const index = layout({ display: 'none', '@media': { [beside]: { display: 'block' } } })

export const entries = layout({ display: 'grid', gap: vars.space[2], padding: 0, listStyle: 'none' })

export const entry = layout({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.treeRow,
  color: vars.color.ink2,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  fontWeight: vars.weight.nav,
  textDecorationLine: 'none',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.ink } } } },
})
