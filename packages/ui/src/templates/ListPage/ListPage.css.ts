import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { narrow, phones } from '../../theme/styleRules.ts'
import { breakpoints } from '../../theme/tokens.ts'

const beside = `(min-width: ${breakpoints.drawer}px)`

/** The open row runs into the drawer, so the two touch. */
export const root = style({
  '@layer': {
    [layers.layout]: {
      minBlockSize: '100%',
      '@media': { [beside]: { display: 'flex', alignItems: 'stretch' } },
    },
  },
})

export const main = style({ '@layer': { [layers.layout]: { flex: '1 1 0', minInlineSize: 0 } } })

/** The page's padding and the drawer's edge: what the open row runs over. */
export const withDrawer = style({
  '@layer': {
    [layers.layout]: { '@media': { [beside]: { vars: { '--somo-open-reach': `calc(${vars.space[32]} + 1px)` } } } },
  },
})

/** Views belong to the title: nearer to it than the content of a page. */
export const views = style({
  '@layer': {
    [layers.layout]: {
      marginBlock: `calc(-1 * ${vars.space[14]}) ${vars.space[6]}`,
      '@media': { [narrow]: { marginBlock: `calc(-1 * ${vars.space[6]}) 0` } },
    },
  },
})
export const list = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[10],
      // On small screens the list's lines and bars run from edge to edge of the page.
      '@media': {
        [narrow]: { vars: { '--somo-page-edge': vars.space[20] }, rowGap: vars.space[16] },
        [phones]: { rowGap: vars.space[12] },
      },
    },
  },
})
