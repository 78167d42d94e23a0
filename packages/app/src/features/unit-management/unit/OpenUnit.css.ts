import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { narrow } from '@somo/ui/theme/styleRules'
import { measures } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const inLayout = (rule: StyleRule) => style({ '@layer': { [layers.layout]: rule } })

/** Work that goes on, above the tabs of a unit. */
export const followed = inLayout({ paddingBlockEnd: vars.space[24] })

export const table = inLayout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  // On small screens the list's lines and bars run from edge to edge of the page, as those of a ListPage do.
  '@media': { [narrow]: { vars: { '--somo-page-edge': vars.space[20] } } },
})

/** As wide as the form above it. */
export const logoPart = inLayout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  maxInlineSize: measures.form,
})

/** The logo as large as its people see it on their own page. */
export const logo = style({
  '@layer': { [layers.components]: { maxInlineSize: '10rem', maxBlockSize: '2.5rem', objectFit: 'contain' } },
})
