import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { breakpoints } from '../../theme/tokens.ts'
import { low, narrow, rule } from '../../theme/styleRules.ts'

/** Below this query rows are cards (look.md, breakpoints). */
export const asCards = `screen and (max-width: ${breakpoints.cards - 0.02}px)`

/** How far the page's edge is on each side, where the page says so (ListPage); elsewhere cards end where the table does. */
export const pageEdge = 'var(--somo-page-edge, 0px)'

/** The first cell of rows that cannot be selected. */
export const atEdge = 'table:not([aria-multiselectable]) &:first-child'

export const root = recipe({
  base: rule({ position: 'relative', display: 'flex', flexDirection: 'column', gap: vars.space[12], minInlineSize: 0 }),
  variants: { height: { content: {}, fill: rule({ blockSize: '100%', minBlockSize: 0 }) } },
})

export const scroller = recipe({
  base: rule({
    minInlineSize: 0,
    // What columns measure their share of the spare width by.
    containerType: 'inline-size',
    // A table that is wider than its place scrolls inside it; one that fits leaves scrolling to the page.
    selectors: { '&[data-overflows]': { overflow: 'auto', maxBlockSize: '85dvb' }, '&:focus': { outline: 'none' } },
  }),
  variants: { height: { content: {}, fill: rule({ flex: '1 1 auto', minBlockSize: 0, overflow: 'auto' }) } },
})

export const table = style(
  rule({
    inlineSize: 'var(--somo-table-size, 100%)',
    minInlineSize: 'var(--somo-table-least)',
    tableLayout: 'fixed',
    // Collapsed borders would stay behind when the head sticks.
    borderCollapse: 'separate',
    borderSpacing: 0,
    color: vars.color.ink2,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    letterSpacing: vars.type.ui.tracking,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': { [asCards]: { display: 'block', minInlineSize: 0, inlineSize: '100%' } },
  }),
)

export const body = style(
  rule({
    '@media': {
      [asCards]: {
        display: 'block',
        marginInline: `calc(-1 * ${pageEdge})`,
        borderBlockStart: `1px solid ${vars.color.ruleStrong}`,
      },
    },
  }),
)

/** The room of rows that are not drawn. */

/** In the place of rows, at the start, where the first one would be. */
export const place = style(
  rule({
    paddingBlock: vars.space[20],
    minInlineSize: 0,
    // Cards have no head; the line that would stand below it is drawn here.
    '@media': {
      [asCards]: {
        paddingBlockStart: 0,
        selectors: {
          [`${scroller.classNames.base} + &`]: {
            borderBlockStart: `1px solid ${vars.color.ruleStrong}`,
            marginInline: `calc(-1 * ${pageEdge})`,
            paddingInline: pageEdge,
          },
        },
      },
    },
  }),
)

export const foot = style(
  rule({
    selectors: {
      '&[data-bar]': { position: 'sticky', insetBlockEnd: vars.space[16], zIndex: vars.z.selectionBar },
      '&:empty': { display: 'none' },
    },
    '@media': {
      // Over the bar at the foot of small screens, whose place it takes while rows are selected.
      [narrow]: { selectors: { '&[data-bar]': { insetBlockEnd: 0, marginInline: `calc(-1 * ${pageEdge})` } } },
      [low]: { selectors: { '&[data-bar]': { position: 'static' } } },
      print: { display: 'none' },
    },
  }),
)
