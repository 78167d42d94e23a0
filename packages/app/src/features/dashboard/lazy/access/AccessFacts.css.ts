import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const section = style({
  '@layer': { [layers.layout]: { display: 'flex', flexDirection: 'column', gap: vars.space[12] } },
})

export const facts = style({ '@layer': { [layers.layout]: { borderBlockStart: `1px solid ${vars.color.rule}` } } })

/** One ruled line a fact, label over value: the column is narrow. */
export const fact = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      rowGap: vars.space[2],
      paddingBlock: vars.space[12],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
    },
  },
})

export const unit = style({
  '@layer': {
    [layers.layout]: { display: 'flex', alignItems: 'center', gap: vars.space[12], overflowWrap: 'anywhere' },
  },
})

/** As high as two lines, however wide; a logo that is not there leaves no frame behind. */
export const logo = style({
  '@layer': { [layers.components]: { blockSize: vars.space[36], maxInlineSize: vars.space[72], objectFit: 'contain' } },
})

export const absent = style({
  '@layer': { [layers.components]: { color: vars.color.ink2, fontWeight: vars.weight.regular } },
})
