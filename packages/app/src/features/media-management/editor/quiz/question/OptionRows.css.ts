import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (rule: StyleRule): string => style({ '@layer': { [layers.layout]: rule } })

/** The mark of the right answer, its text, and below the text its feedback. */
export const option = layout({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[8],
  rowGap: vars.space[8],
  inlineSize: '100%',
  paddingBlock: vars.space[6],
})

export const feedback = layout({ gridColumn: 2 })
