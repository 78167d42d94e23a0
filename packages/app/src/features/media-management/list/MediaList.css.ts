import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (rule: StyleRule): string => style({ '@layer': { [layers.layout]: rule } })
const compact = '[data-density="compact"] &'

/** A cover as small as a row, with the edges of its size. */
export const cover = layout({
  display: 'block',
  inlineSize: 60,
  marginBlock: 5,
  vars: { [vars.radius.coverSpine]: '2px', [vars.radius.coverEdge]: '4px' },
  selectors: { [compact]: { inlineSize: 32, marginBlock: 0 } },
})

/** A line below the first one of a cell; compact rows have none. */
export const second = layout({
  display: 'block',
  color: vars.color.ink3,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  selectors: { [compact]: { display: 'none' } },
})

export const quiet = layout({ color: vars.color.ink3 })

/** As `second`, for what an author should mend. */
export const problem = layout({
  display: 'block',
  color: vars.color.warn,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  selectors: { [compact]: { display: 'none' } },
})

export const problemWords = layout({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontWeight: 500,
})
