import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { typography } from '@somo/ui/theme/typography'
import { style, type StyleRule } from '@vanilla-extract/css'

const inLayout = (rule: StyleRule) => style({ '@layer': { [layers.layout]: rule } })

/** The four figures, ruled; two beside each other on phones. */
export const tiles = inLayout({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlock: `1px solid ${vars.color.rule}`,
  '@media': { [`(max-width: ${breakpoints.bars - 0.02}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const tile = inLayout({
  display: 'grid',
  gap: vars.space[2],
  inlineSize: '100%',
  blockSize: '100%',
  padding: vars.space[12],
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.wash },
  selectors: { '&[aria-pressed="true"]': { borderBlockEndColor: vars.brand.solid, background: vars.color.sheet } },
})

export const figure = inLayout({ ...typography('h2'), fontVariantNumeric: 'proportional-nums' })
