import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const rule = (styles: StyleRule): string => style({ '@layer': { [layers.layout]: styles } })
const wide = `(min-width: ${breakpoints.wide}px)`

/** Form and image side by side; below 1280 px the image comes first. */
export const columns = rule({
  display: 'grid',
  gap: vars.space[32],
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 29.5rem) minmax(0, 36rem)',
      columnGap: vars.space[64],
      alignItems: 'start',
    },
  },
})

export const imageColumn = rule({ '@media': { [wide]: { order: 2 } } })

export const nameCell = rule({ display: 'flex', alignItems: 'center', gap: vars.space[12], minInlineSize: 0 })

export const image = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space[24],
  alignItems: 'start',
})

export const looks = rule({ display: 'grid', justifyItems: 'start', gap: vars.space[16] })
export const small = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[16] })
export const look = rule({ display: 'grid', justifyItems: 'center', gap: vars.space[4], margin: 0 })
export const choices = rule({ display: 'grid', gap: vars.space[16] })

export const group = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], border: 0, margin: 0, padding: 0 })

export const legend = rule({
  padding: 0,
  paddingBlockEnd: vars.space[6],
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  fontWeight: 600,
})

/** A choice of 42 px; its input lies over it unseen, so that arrow keys work as in every radio group. */
export const choice = rule({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.625rem',
  blockSize: '2.625rem',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.wash },
    '&:has(:checked)': { background: vars.brand.subtle, boxShadow: `inset 0 0 0 2px ${vars.brand.border}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.brand.border}`, outlineOffset: '2px' },
  },
})

export const input = rule({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })

export const glyph = rule({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const condition = rule({
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.rule}`,
})

export const conditionHead = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[8],
})

export const numbers = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space[12],
})

export const actions = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] })
