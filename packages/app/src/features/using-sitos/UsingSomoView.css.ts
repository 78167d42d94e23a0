import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints, lineCharacters, measures } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'

const roomy = `(min-width: ${breakpoints.cards}px)`
const layout = (rule: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.layout]: rule } })
const ruled = { borderBlockEnd: `1px solid ${vars.color.rule}`, paddingBlock: vars.space[14] } as const

export const sections = layout({
  display: 'grid',
  gap: vars.space[48],
  maxInlineSize: `calc(${measures.notice}px + ${vars.space[72]})`,
})

export const section = layout({
  display: 'grid',
  gap: vars.space[14],
  scrollMarginBlockStart: vars.space[32],
  outlineOffset: vars.space[4],
})

export const rows = layout({ padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${vars.color.rule}` })

export const row = layout({ ...ruled, display: 'grid', justifyItems: 'start', gap: vars.space[4] })

/** A word or keys, and what they mean beside them. */
export const pair = layout({
  ...ruled,
  display: 'grid',
  rowGap: vars.space[2],
  columnGap: vars.space[24],
  alignItems: 'baseline',
  '@media': { [roomy]: { gridTemplateColumns: '11rem minmax(0, 1fr)' }, print: { breakInside: 'avoid' } },
})

export const term = layout({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere', hyphens: 'auto' })

export const meaning = layout({ maxInlineSize: `${lineCharacters}ch`, color: vars.color.ink2 })

export const keys = layout({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] })

export const checkRow = layout({
  ...ruled,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[24],
  rowGap: vars.space[6],
})

export const checkWords = layout({ flex: '1 1 16rem', minInlineSize: 0 })
