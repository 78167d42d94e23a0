import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { layers } from '../theme/layers.css.ts'
import { typography } from '../theme/typography.ts'

const cell = {
  padding: vars.space[10],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
} as const

export const table = style({ '@layer': { [layers.layout]: { inlineSize: '100%' } } })
export const head = style({
  '@layer': { [layers.layout]: { ...cell, ...typography('caption'), color: vars.color.ink2, whiteSpace: 'nowrap' } },
})
export const data = style({ '@layer': { [layers.layout]: cell } })
