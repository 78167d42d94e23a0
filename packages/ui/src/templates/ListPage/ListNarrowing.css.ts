import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { phones } from '../../theme/styleRules.ts'

/** Search and tools above the filters; on phones on one line with the filter button, until there are chips. */
export const narrowing = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[10],
      '@media': { [phones]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[8] } },
    },
  },
})

const onPhones = (rules: Record<string, string | number>) => ({
  '@layer': { [layers.layout]: { '@media': { [phones]: rules } } },
})
globalStyle(`${narrowing} > [data-component="TableToolbar"]`, onPhones({ flex: '1 1 0' }))
globalStyle(`${narrowing} > [data-component="FilterBar"]`, onPhones({ flex: '0 0 auto', maxInlineSize: '100%' }))
globalStyle(`${narrowing} > [data-component="FilterBar"]:has([data-filter])`, onPhones({ flexBasis: '100%' }))
globalStyle(`${narrowing}:has([data-filter]) > [data-component="TableToolbar"]`, onPhones({ flexBasis: '100%' }))
globalStyle(
  `${narrowing} > [data-component="FilterBar"]:not(:has([data-filter])) button`,
  onPhones({ minBlockSize: vars.size.controlLarge }),
)
