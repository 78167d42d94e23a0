import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'

const wide = `(min-width: ${breakpoints.bars}px)`
const layout = (rule: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.layout]: rule } })

/** Where the margin line stands, as on the sign-in page (picture 09). */
const marginLine = 'clamp(40px, 7.8vw, 112px)'

export const page = layout({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[36],
  minBlockSize: '100dvh',
  paddingBlock: vars.space[20],
  paddingInline: vars.space[20],
  background: vars.color.paper,
  color: vars.color.ink,
  '@media': {
    [wide]: {
      paddingBlock: `${vars.space[36]} ${vars.space[44]}`,
      paddingInline: `calc(${marginLine} + 40px) ${vars.space[56]}`,
      '::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: marginLine,
        borderInlineStart: `1px solid ${vars.brand.margin}`,
      },
    },
  },
})

export const brand = layout({ display: 'flex', alignItems: 'center', gap: vars.space[12] })

export const product = style({
  '@layer': {
    [layers.components]: {
      flex: '1 1 auto',
      minInlineSize: 0,
      fontSize: vars.type.lead.size,
      lineHeight: vars.type.lead.line,
      fontWeight: vars.weight.strong,
      letterSpacing: vars.type.h3.tracking,
      overflowWrap: 'anywhere',
    },
  },
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

export const foot = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[24],
  rowGap: vars.space[12],
})
