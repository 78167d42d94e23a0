import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { layers } from '../theme/layers.css.ts'
import { bottomBarHeight, focusables, low, narrow } from '../theme/styleRules.ts'

/** A page whose last row is a bar that stays in sight. */
export const stack = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateRows: '1fr auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minBlockSize: '100%',
    },
  },
})

/** Above the bottom bar of small screens; from edge to edge, its words where those of the page stand. */
export const bar = style({
  '@layer': {
    [layers.layout]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.z.sticky,
      vars: { '--somo-bar-inset': vars.space[32] },
      '@media': {
        [narrow]: { insetBlockEnd: bottomBarHeight, vars: { '--somo-bar-inset': vars.space[20] } },
        [low]: { position: 'static' },
      },
    },
  },
})

/** What lies above the bar; what takes the focus there is scrolled clear of it (WCAG 2.4.11). */
export const aboveBar = style({})

globalStyle(focusables(aboveBar), {
  '@layer': {
    [layers.layout]: {
      scrollMarginBlockEnd: `calc(${vars.space[72]} + ${vars.space[28]})`,
      // There the bar has two lines; the shell sees to its own bar below it.
      '@media': { [narrow]: { scrollMarginBlockEnd: `calc(${vars.space[72]} + ${vars.space[48]})` } },
    },
  },
})
