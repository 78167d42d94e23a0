import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, styleVariants } from '@vanilla-extract/css'

const layout = (rules: Parameters<typeof style>[0]) => ({ '@layer': { [layers.layout]: rules as object } })

/** One picture of all people, as wide as the drawer. */
export const bar = style(layout({ display: 'flex', gap: 1.5, blockSize: 14 }))

const outlined = (background: string, border: string) => ({
  ...layout({ background, border: `1px solid ${border}`, minInlineSize: 4 }),
})
const quiet = outlined('transparent', vars.color.ink3)
const hatched = `repeating-linear-gradient(90deg, ${vars.color.ink3} 0 1px, transparent 1px 4px)`

/** The fills of the states. */
export const fill = styleVariants({
  overdue: outlined(vars.color.bad, vars.color.bad),
  failed: outlined(vars.color.bad, vars.color.bad),
  expired: outlined(vars.color.bad, vars.color.bad),
  inGrace: outlined(vars.color.warnBg, vars.color.warn),
  dueSoon: outlined(vars.color.warnBg, vars.color.warn),
  inProgress: quiet,
  notStarted: quiet,
  exempt: outlined(hatched, vars.color.ink3),
  done: outlined(vars.color.rule, vars.color.ink3),
})

export const swatch = style(layout({ display: 'inline-block', inlineSize: 14, blockSize: 14, flex: 'none' }))

export const lines = style(layout({ listStyle: 'none', margin: 0, padding: 0 }))

export const line = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    columnGap: vars.space[8],
    minBlockSize: 35,
    borderBlockEnd: `1px solid ${vars.color.rule}`,
  }),
)

/** Two columns, the label 84 wide. */
export const facts = style(layout({ margin: 0 }))

export const fact = style(
  layout({
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr)',
    columnGap: vars.space[8],
    paddingBlock: vars.space[14],
    borderBlockStart: `1px solid ${vars.color.rule}`,
  }),
)

export const value = style(layout({ margin: 0, display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' }))
