import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { weights } from '../../../theme/tokens.ts'
import { canHover, rule, twoLines } from '../../../theme/styleRules.ts'
import { asCards, atEdge, pageEdge } from '../DataTable.css.ts'
import { expanderStart, sticky } from '../columns/stickyCell.ts'

const isSelected = '[aria-selected="true"]'

const clear = `max(${pageEdge}, ${vars.space[12]})`

/** Selected rows carry the ribbon at their start, cards along their whole side. */
const strip = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderInlineStart: `3px solid ${vars.brand.exact}`,
} as const

export const row = style(
  rule({
    selectors: {
      // What scrolls below a pinned cell must not show through it.
      '[data-pinned] &': { background: vars.color.paper },
      [`&${isSelected}`]: { background: vars.brand.subtle },
      '&[data-open]': { background: vars.color.sheet },
      '&[data-pressable]': { cursor: 'pointer' },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover': { background: vars.color.wash },
          [`&${isSelected}:hover`]: { background: vars.brand.subtleHover },
        },
      },
      [asCards]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'start',
        paddingBlock: vars.space[14],
        marginInline: pageEdge,
        borderBlockEnd: `1px solid ${vars.color.rule}`,
        position: 'relative',
        // Selected cards reach the page's edges; what they hold stays where it was.
        // Where the page says no edge the boxes keep clear of the strip all the same.
        selectors: {
          [`&${isSelected}::before`]: strip,
          '[aria-multiselectable] &': { paddingInline: `calc(${clear} - ${pageEdge})` },
          [`[aria-multiselectable] &${isSelected}`]: { marginInline: 0, paddingInline: clear },
        },
      },
      print: { breakInside: 'avoid' },
    },
  }),
)

const line: StyleRule = {
  boxSizing: 'border-box',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  blockSize: vars.size.row,
  // The line below is part of the row.
  paddingBlock: `${vars.space[6]} calc(${vars.space[6]} - 1px)`,
  paddingInline: vars.space[8],
  verticalAlign: 'middle',
  textAlign: 'start',
  fontWeight: 'inherit',
  overflowWrap: 'break-word',
  // Clear of the head that sticks, of columns that are held, and of the bar at the foot, when the focus comes.
  scrollMarginBlock: `${vars.space[44]} ${vars.space[72]}`,
  scrollMarginInlineStart: 'var(--somo-pinned, 0px)',
  // Without boxes before them the words stand on the line of the page.
  selectors: { '&:focus-visible': { outlineOffset: -2 }, [atEdge]: { paddingInlineStart: 0 } },
}

export const cell = style(
  rule({
    ...line,
    selectors: {
      ...line.selectors,
      [`${row}[data-open] > &:last-child`]: { position: 'relative', background: 'inherit' },
    },
    '@media': {
      [asCards]: { display: 'block', gridColumn: 2, blockSize: 'auto', border: 0, padding: 0, textAlign: 'start' },
    },
  }),
)

/** A thing opens where it lies: the row runs over the page's edge, as far as the page says, into what it opened. */
export const reach = style(
  rule({
    position: 'absolute',
    insetBlock: -1,
    insetInlineStart: '100%',
    zIndex: `calc(${vars.z.drawer} + 1)`,
    inlineSize: 'var(--somo-open-reach, 0)',
    borderBlock: `1px solid ${vars.color.rule}`,
    background: 'inherit',
  }),
)

/** Words of a cell that would make its row higher than a name does. On a card they run on beside their caption, as others do. */
export const longText = style(
  rule({ ...twoLines, overflowWrap: 'anywhere', '@media': { [asCards]: { display: 'inline', overflow: 'visible' } } }),
)

export const rowHeaderCell = style(rule({ color: vars.color.ink, fontWeight: weights.button }))

export const cellAlign = styleVariants({
  start: rule({}),
  end: rule({ textAlign: 'end' }),
  number: rule({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
})

/** Held while the rest scrolls sideways. */
export const pinned = style(
  rule({
    position: 'sticky',
    zIndex: 1,
    background: 'inherit',
    scrollMarginInlineStart: 0,
    '@media': { [asCards]: { position: 'static' } },
  }),
)

/** Where what is held ends and the rest goes on below it: a word cut there is seen to be covered. On the last held cell and head. */
export const pinnedEnd = style(
  rule({
    '::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.ruleStrong}`,
    },
    '@media': { [asCards]: { '::after': { content: 'none' } } },
  }),
)

const tool: StyleRule = { ...line, paddingBlock: 0, paddingInline: 0, background: 'inherit', textAlign: 'center' }

/** In the middle of its cell, whatever the height of the row; without a transition, which would paint a whole table for each of its frames. */
export const box = style(
  rule({
    selectors: { '&&': { margin: 0, marginInline: 'auto', transition: 'none' } },
    '@media': { [asCards]: { selectors: { '&&': { marginInline: 0 } } } },
  }),
)

/** The whole cell is the target of its checkbox (look.md, type and space); the menu's carries the reach of an open row. */
export const toolCell = styleVariants({
  select: rule({
    ...tool,
    position: 'relative',
    cursor: 'pointer',
    selectors: { ...tool.selectors, ...sticky(0, 1), [`${isSelected} > &::before`]: strip },
    '@media': {
      [asCards]: {
        position: 'static',
        display: 'grid',
        placeItems: 'center start',
        gridColumn: 1,
        gridRow: 1,
        // As high as the name, and for fingers from the page's edge on and into the air around it.
        blockSize: vars.space[44],
        marginBlock: `calc(-1 * ${vars.space[10]})`,
        marginInlineStart: `calc(-1 * ${pageEdge})`,
        paddingInlineStart: pageEdge,
        border: 0,
        inlineSize: `calc(${vars.space[32]} + ${pageEdge})`,
        selectors: { [`${isSelected} > &::before`]: { content: 'none' } },
      },
    },
  }),
  expander: rule({
    ...tool,
    selectors: { ...tool.selectors, ...sticky(expanderStart, 1) },
    '@media': { [asCards]: { display: 'block', gridColumn: 3, gridRow: 2, blockSize: 'auto', border: 0 } },
  }),
  menu: rule({
    ...tool,
    textAlign: 'end',
    selectors: { ...tool.selectors, [`${row}[data-open] > &`]: { position: 'relative', background: 'inherit' } },
    '@media': {
      [asCards]: {
        display: 'grid',
        placeContent: 'center',
        gridColumn: 3,
        gridRow: 1,
        minInlineSize: vars.size.controlSmall,
        blockSize: vars.space[24],
        border: 0,
      },
    },
  }),
})

/** A bar takes the whole line its words will take. */
export const skeletonBar = style(
  rule({
    display: 'block',
    '@media': { [asCards]: { display: 'inline-grid', alignContent: 'center', inlineSize: '100%', blockSize: '1lh' } },
  }),
)

export const skeletonCell = style(rule({ ...tool, '@media': { [asCards]: { display: 'none' } } }))

/** What opens a row: its name, drawn as words; NameCell underlines it under the pointer. */
export const opener = style(
  rule({
    display: 'block',
    inlineSize: '100%',
    minBlockSize: vars.space[24],
    borderRadius: vars.radius.mark,
    color: 'inherit',
    cursor: 'pointer',
    textAlign: 'start',
    overflowWrap: 'break-word',
  }),
)

export const detailRow = style(rule({ '@media': { [asCards]: { display: 'block', marginInline: pageEdge } } }))

export const detailCell = style(
  rule({
    paddingBlock: `${vars.space[4]} ${vars.space[20]}`,
    paddingInline: vars.space[48],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    selectors: { '&:focus-visible': { outlineOffset: -2 } },
    '@media': { [asCards]: { display: 'block', paddingInline: vars.space[4] } },
  }),
)
