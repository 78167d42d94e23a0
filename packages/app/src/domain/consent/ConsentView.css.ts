import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'
import { brandLine, footLine, frame, layout, productName } from '../sign-in/beforeShell.ts'

export const page = layout({
  ...frame,
  gap: vars.space[36],
  minBlockSize: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
})

export const brand = layout(brandLine)

export const product = style({
  '@layer': { [layers.components]: { flex: '1 1 auto', minInlineSize: 0, ...productName, overflowWrap: 'anywhere' } },
})

export const main = layout({ flex: '1 1 auto', maxInlineSize: '720px' })

export const change = layout({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  paddingInlineStart: vars.space[16],
  borderInlineStart: `3px solid ${vars.brand.exact}`,
})

export const answer = layout({ borderBlockStart: `1px solid ${vars.color.rule}`, paddingBlockStart: vars.space[20] })

export const buttons = layout({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] })

export const foot = layout(footLine)
