import { style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { layers } from '../theme/layers.css.ts'
import { breakpoints } from '../theme/tokens.ts'
import { typography } from '../theme/typography.ts'

/** Below this the states stand below one another, each with its column's name, so that none is squeezed. */
const asList = `(max-width: ${breakpoints.cards - 0.02}px)`
/** Up to here long heads break, else the table would be wider than its page. */
const isTight = `(max-width: ${breakpoints.bars - 0.02}px)`
const block = { '@media': { [asList]: { display: 'block' } } } as const
const layout = (styles: StyleRule): string => style({ '@layer': { [layers.layout]: styles } })

const cell = {
  padding: vars.space[10],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
} as const

export const table = layout({ inlineSize: '100%', ...block })
export const body = layout(block)
export const columnNames = layout({ '@media': { [asList]: { display: 'none' } } })
export const row = layout({
  '@media': {
    [asList]: { display: 'block', paddingBlock: vars.space[10], borderBlockEnd: `1px solid ${vars.color.rule}` },
  },
})
const name = { ...typography('caption'), color: vars.color.ink2 } as const
export const head = layout({
  ...cell,
  ...name,
  whiteSpace: 'nowrap',
  '@media': {
    [isTight]: { whiteSpace: 'normal' },
    [asList]: { display: 'block', paddingBlock: vars.space[4], border: 0 },
  },
})
export const data = layout({
  ...cell,
  '@media': {
    [asList]: {
      display: 'block',
      paddingBlock: vars.space[6],
      border: 0,
      selectors: {
        '&[data-column]::before': {
          content: 'attr(data-column)',
          display: 'block',
          paddingBlockEnd: vars.space[4],
          ...name,
          color: vars.color.ink3,
        },
      },
    },
  },
})
