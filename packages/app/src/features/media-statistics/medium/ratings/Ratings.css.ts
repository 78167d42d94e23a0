import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

export const list = style(layout({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' }))

export const row = style(
  layout({
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr) 3.5rem',
    alignItems: 'center',
    columnGap: vars.space[12],
    inlineSize: '100%',
    minBlockSize: 44,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[8],
    border: 0,
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.wash },
      '&[aria-pressed="true"]': { background: vars.color.wash, fontWeight: vars.weight.strong },
    },
  }),
)

export const bar = style(layout({ display: 'block', blockSize: 14, border: `1px solid ${vars.color.control}` }))

export const share = style(
  layout({
    display: 'block',
    blockSize: '100%',
    background: vars.color.ink2,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
)

export const number = style(layout({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }))

export const comment = style(
  layout({
    display: 'grid',
    gap: vars.space[6],
    paddingBlock: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    overflowWrap: 'anywhere',
  }),
)

export const head = style(
  layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[12], rowGap: vars.space[6] }),
)
