import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import * as base from '../../domain/figures/Figures.css.ts'
import { cell } from '../../domain/figures/FigureTable.css.ts'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

export { figures, name } from '../../domain/figures/Figures.css.ts'
export { number, scroll, table } from '../../domain/figures/FigureTable.css.ts'

export const figure = style([base.figure, layout({ selectors: { '&[data-warn]': { color: vars.color.warn } } })])

export const value = style([
  base.value,
  layout({ selectors: { '&[data-few]': { color: vars.color.ink3, fontSize: vars.type.ui.size } } }),
])

export const bar = style(
  layout({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: vars.space[8] }),
)

/** Two parts beside each other where there is room. */
export const columns = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
    columnGap: vars.space[56],
    rowGap: vars.space[32],
  }),
)

export const part = style(layout({ display: 'grid', gap: vars.space[12], alignContent: 'start', minInlineSize: 0 }))

/** A bar for each number of days, one above its name. */
export const bars = style(
  layout({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    gap: vars.space[6],
    blockSize: '13rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)

export const column = style(
  layout({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    blockSize: '100%',
    textAlign: 'center',
    fontSize: vars.type.small.size,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const stack = style(
  layout({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    minBlockSize: 0,
    borderBlockEnd: `1px solid ${vars.color.ruleStrong}`,
  }),
)

export const fill = style(
  layout({
    border: `1px solid ${vars.color.control}`,
    borderBlockEnd: 'none',
    background: vars.color.wash,
    selectors: {
      '&[data-late]': { borderColor: vars.color.warn, background: vars.color.warnBg },
      '&[data-last]': { borderColor: vars.color.bad, background: vars.color.bad },
    },
  }),
)

export const label = style(
  layout({
    minBlockSize: '4rem',
    paddingBlockStart: vars.space[4],
    lineHeight: vars.type.small.line,
    color: vars.color.ink2,
  }),
)

/** What a row is about: it stays readable where the figures have to be scrolled. */
export const rowName = style([cell, layout({ minInlineSize: '9rem' })])

export const head = style([cell, layout({ fontSize: vars.type.small.size, fontWeight: vars.weight.strong })])

export const numberHead = style([head, layout({ textAlign: 'end', hyphens: 'auto', overflowWrap: 'normal' })])
