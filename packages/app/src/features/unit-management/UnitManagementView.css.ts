import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const beside = `(min-width: ${breakpoints.drawer}px)`
const below = `(max-width: ${breakpoints.drawer - 0.02}px)`
const inLayout = (rule: StyleRule) => style({ '@layer': { [layers.layout]: rule } })

/** Tree, page and panel side by side; below the drawer's width one after the other has the whole page. */
export const screen = inLayout({
  minBlockSize: '100%',
  '@media': { [beside]: { display: 'flex', alignItems: 'stretch', containerType: 'inline-size' } },
})

/** All three stand side by side from a window of 1280 px, which leaves them 65rem beside the menu: tree 15, panel 25.5, the page the rest. */
const lackOfThree = '(max-width: 64.99rem)'
/** Where the tree gives the page some of its width while a panel is open. */
const narrow = '(max-width: 71.99rem)'
const whereTight = (rule: Pick<StyleRule, 'display' | 'flex' | 'inlineSize'>): StyleRule => ({
  '@media': { [beside]: { '@container': { [lackOfThree]: rule } } },
})

export const outline = inLayout({
  padding: vars.space[20],
  '@media': {
    [beside]: {
      flex: 'none',
      inlineSize: '18rem',
      paddingBlock: vars.space[32],
      paddingInlineEnd: 0,
      background: vars.color.desk,
      position: 'relative',
      // Below the tree, which draws the same edge and whose current unit runs over it into the page.
      '::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        borderInlineEnd: `1px solid ${vars.color.rule}`,
      },
    },
  },
})

/** Beside an open panel. */
export const narrower = inLayout({
  '@media': { [beside]: { '@container': { [narrow]: { inlineSize: '15rem' } } } },
})
globalStyle(`${narrower} [data-component="Tree"]`, {
  '@layer': { [layers.layout]: { '@media': { [beside]: { '@container': { [narrow]: { inlineSize: '100%' } } } } } },
})

export const outlineHead = inLayout({
  paddingBlockEnd: vars.space[12],
  '@media': { [beside]: { paddingInlineEnd: vars.space[16] } },
})

/** Work that goes on, above tree and page, where no unit is open. */
export const followedAlone = inLayout({
  padding: vars.space[20],
  paddingBlockEnd: 0,
  '@media': { [beside]: { paddingInline: vars.space[32], paddingBlockStart: vars.space[32] } },
})

export const page = inLayout({ flex: '1 1 0', minInlineSize: 0 })

/** What gives way to an open panel where there is not room for all three: the tree, or where no unit is open what stands in a page's place. */
export const givesWay = inLayout(whereTight({ display: 'none' }))
export const grows = inLayout(whereTight({ flex: '1 1 auto', inlineSize: 'auto' }))
globalStyle(`${grows} [data-component="Tree"]`, { '@layer': { [layers.layout]: whereTight({ inlineSize: '100%' }) } })

/** What stands in the place of a page has a page's edges. */
export const nothing = inLayout({ padding: vars.space[32] })

/** Where there is room for one of them alone. */
export const aloneHidden = inLayout({ '@media': { [below]: { display: 'none' } } })
