import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const rule = (styles: StyleRule): string => style({ '@layer': { [layers.layout]: styles } })
const wide = `(min-width: ${breakpoints.wide}px)`

/** The properties, and the page beside them where there is room. */
export const editor = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[28],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)' } },
})

export const fields = rule({ display: 'grid', gap: vars.space[28], minInlineSize: 0 })

export const media = rule({ paddingBlockStart: vars.space[20], borderBlockStart: `1px solid ${vars.color.rule}` })

/** Another place: the desk on which the page lies. */
export const previewArea = rule({
  display: 'grid',
  gap: vars.space[16],
  minInlineSize: 0,
  padding: vars.space[20],
  borderRadius: vars.radius.floating,
  background: vars.color.desk,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: vars.space[20] } },
})

export const page = rule({
  display: 'block',
  maxInlineSize: '100%',
  inlineSize: 'auto',
  maxBlockSize: '34rem',
  marginInline: 'auto',
  border: `1px solid ${vars.color.ruleStrong}`,
})

export const namesHead = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

export const names = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const nameFacts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlockStart: vars.space[6],
})

/** Glyph and words on one line. */
export const complete = rule({ display: 'flex', alignItems: 'center', gap: vars.space[6], color: vars.color.ok })
