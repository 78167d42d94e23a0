import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'

const layout = (styles: Parameters<typeof style>[0]) => style({ '@layer': { [layers.layout]: styles as object } })

/** Three figures on one ruled line. */
export const figures = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBlock: `1px solid ${vars.color.rule}`,
})

export const figure = layout({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  selectors: { '& + &': { paddingInlineStart: vars.space[16], borderInlineStart: `1px solid ${vars.color.rule}` } },
})

const figureType = { fontSize: vars.type.h2.size, lineHeight: vars.type.h2.line, fontWeight: vars.type.h2.weight }
export const value = layout(figureType)
export const badValue = layout({ ...figureType, color: vars.color.bad })

export const duties = layout({ display: 'grid', padding: 0, listStyle: 'none' })
export const duty = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  alignItems: 'center',
  paddingBlock: vars.space[12],
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` } },
})

/** Status at the left, the line of progress in what is left of the width. */
export const dutyState = layout({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[28],
  alignItems: 'center',
})

export const part = layout({
  display: 'grid',
  gap: vars.space[14],
  paddingBlockStart: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.rule}`,
})

/** The reasons hang on one line, the last of them nearest to the person. */
export const chain = layout({ display: 'grid', padding: 0, listStyle: 'none' })
export const link = layout({
  position: 'relative',
  paddingInlineStart: vars.space[24],
  paddingBlock: vars.space[6],
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: vars.space[4],
    insetBlockStart: vars.space[12],
    inlineSize: vars.space[8],
    blockSize: vars.space[8],
    borderRadius: vars.radius.round,
    background: vars.color.ink2,
  },
  selectors: {
    '&:last-child::before': { background: vars.brand.exact },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '7.5px',
      insetBlockStart: vars.space[24],
      blockSize: vars.space[16],
      borderInlineStart: `1px solid ${vars.color.ruleStrong}`,
    },
  },
})

export const events = layout({ display: 'grid' })
export const event = layout({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  columnGap: vars.space[16],
  paddingBlock: vars.space[10],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` } },
})
