import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'

const wide = `(min-width: ${breakpoints.bars}px)`
const layout = (rule: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.layout]: rule } })

/** Where the margin line stands, and where the text beside it begins (picture 09). */
const marginLine = 'clamp(40px, 7.8vw, 112px)'
const formWidth = '376px'

export const gate = layout({
  minBlockSize: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
  display: 'grid',
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
})

export const entrance = layout({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space[20],
  paddingInline: vars.space[20],
  gap: vars.space[28],
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
      fontSize: vars.type.lead.size,
      lineHeight: vars.type.lead.line,
      fontWeight: vars.weight.strong,
      letterSpacing: vars.type.h3.tracking,
    },
  },
})

export const strip = layout({ '@media': { [wide]: { display: 'none' } } })

export const middle = layout({
  flex: '1 1 auto',
  '@media': { [wide]: { display: 'flex', flexDirection: 'column', justifyContent: 'center' } },
})

export const action = layout({ '@media': { [wide]: { maxInlineSize: formWidth } } })

export const foot = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[24],
  rowGap: vars.space[12],
})

export const facing = layout({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'grid',
      placeItems: 'center',
      background: vars.color.desk,
      borderInlineStart: `1px solid ${vars.color.rule}`,
      padding: vars.space[48],
    },
  },
})

export const cover = layout({ inlineSize: '100%', maxInlineSize: '400px' })
