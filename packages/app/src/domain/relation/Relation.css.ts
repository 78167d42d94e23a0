import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const rule = (styles: StyleRule): string => style({ '@layer': { [layers.layout]: styles } })

export const list = rule({ listStyle: 'none', margin: 0, padding: 0, borderBlockStart: `1px solid ${vars.color.rule}` })

/** Avatar, words, and at the right what can be done. */
export const row = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[16],
  alignItems: 'start',
  paddingBlock: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
})

export const words = rule({
  display: 'grid',
  gap: vars.space[4],
  flex: '1 1 16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const name = rule({ fontWeight: vars.weight.strong })

export const side = rule({
  display: 'grid',
  gap: vars.space[8],
  justifyItems: 'end',
  textAlign: 'end',
  // Also at the right where it stands below the words.
  marginInlineStart: 'auto',
})

export const buttons = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], justifyContent: 'flex-end' })

export const note = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space[6] })

export const scopes = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[20],
  rowGap: vars.space[4],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const scope = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  color: vars.color.ink2,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  selectors: { '&[data-seen]': { color: vars.color.ink } },
})

export const hidden = rule({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
