import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'
import { lineWidth } from '../../../domain/learning/StageLine.css.ts'

export { list, mark, rail } from '../../../domain/learning/StageLine.css.ts'

/** A stage: its number on the margin line, and its media. */
export const stage = style({
  '@layer': {
    [layers.layout]: { display: 'grid', gridTemplateColumns: `${lineWidth} minmax(0, 1fr)`, columnGap: vars.space[12] },
  },
})

export const content = style({
  '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[6], paddingBlockEnd: vars.space[28] } },
})

export const head = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[12],
      alignItems: 'center',
      justifyContent: 'space-between',
      overflowWrap: 'anywhere',
    },
  },
})
