import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'

const layout = (rule: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.layout]: rule } })

/** Phones stand beside one another where there is room, desktops below, since they need the whole width. */
export const row = {
  phone: layout({ display: 'flex', flexWrap: 'wrap', gap: vars.space[20] }),
  desktop: layout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[20] }),
}

/** Never wider than a phone is, and both as high as the higher one. */
export const place = {
  phone: layout({ display: 'grid', flex: '1 1 280px', minInlineSize: 0, maxInlineSize: 390 }),
  desktop: layout({ display: 'grid', minInlineSize: 0 }),
}
