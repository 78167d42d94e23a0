import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { canHover, low, rule } from '../../../theme/styleRules.ts'
import { typography } from '../../../theme/typography.ts'
import { asCards, atEdge } from '../DataTable.css.ts'
import { expanderStart, sticky } from './stickyCell.ts'

const byFinger = '(pointer: coarse)'

/** On cards each value carries its caption, and sorting is a control of the list. */
export const head = style(rule({ '@media': { [asCards]: { display: 'none' } } }))

export const headRow = style(rule({ color: vars.color.ink2 }))

/** Sticky headers cover the headers that scroll below them. */
const pinnedHead = `calc(${vars.z.sticky} + 2)`
const headLine = {
  ...typography('caption'),
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  boxSizing: 'border-box',
  blockSize: `calc(${vars.size.field} + ${vars.space[4]})`,
  paddingBlock: vars.space[6],
  paddingInline: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.ruleStrong}`,
  background: vars.color.paper,
  textAlign: 'start',
  selectors: { '&:focus-visible': { outlineOffset: -2 }, [atEdge]: { paddingInlineStart: 0 } },
  '@media': { [low]: { position: 'relative' } },
} as const satisfies StyleRule

export const headCell = style(
  rule({
    ...headLine,
    // Else the next head would cover the half of its handle that reaches over it.
    selectors: { ...headLine.selectors, '&:hover': { zIndex: `calc(${vars.z.sticky} + 1)` } },
    // A finger never hovers: its handle lies within its own head, beside what else can be pressed there.
    '@media': {
      ...headLine['@media'],
      [byFinger]: { selectors: { '&:has(> [data-part="resizer"])': { paddingInlineEnd: vars.space[24] } } },
    },
  }),
)

export const headPinned = style(rule({ selectors: { '&&': { zIndex: pinnedHead } } }))

const toolHeadLine: StyleRule = { ...headLine, paddingInline: 0, textAlign: 'center' }

export const toolHead = styleVariants({
  select: rule({ ...toolHeadLine, cursor: 'pointer', selectors: { ...headLine.selectors, ...sticky(0, pinnedHead) } }),
  expander: rule({ ...toolHeadLine, selectors: { ...headLine.selectors, ...sticky(expanderStart, pinnedHead) } }),
  menu: rule(toolHeadLine),
})

/** Over values that stand at the end. */
export const headEnd = style(rule({ textAlign: 'end' }))

export const headContent = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    selectors: { [`${headEnd} > &`]: { justifyContent: 'flex-end' } },
  }),
)

export const headLabel = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))

export const sortButton = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    minBlockSize: vars.space[24],
    borderRadius: vars.radius.mark,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '[aria-sort="ascending"] &, [aria-sort="descending"] &': { color: vars.color.ink } },
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
  }),
)

/** Drawn when its head is under the pointer or has the focus; fingers see it always. */
export const columnMenu = style(
  rule({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: vars.space[24],
    blockSize: vars.space[24],
    borderRadius: vars.radius.chip,
    color: vars.color.ink3,
    cursor: 'pointer',
    '@media': {
      [canHover]: {
        // Over the end of its label, of which it takes no room.
        position: 'absolute',
        insetInlineEnd: vars.space[8],
        background: vars.color.paper,
        opacity: 0,
        selectors: {
          'th:is(:hover, :focus-within) &, &[aria-expanded="true"]': { opacity: 1 },
          '&:hover': { background: vars.color.wash, color: vars.color.ink },
          // A label at the end has its room before it; there the menu would lie on what sorts.
          [`${headEnd} > ${headContent} > &`]: { insetInlineStart: vars.space[8], insetInlineEnd: 'auto' },
        },
      },
      print: { display: 'none' },
    },
  }),
)

/** 24 px to grab, a line to see. */
export const resizer = style(
  rule({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: -12,
    zIndex: 1,
    inlineSize: vars.space[24],
    cursor: 'col-resize',
    touchAction: 'none',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: vars.space[8],
        insetInlineStart: 11,
        inlineSize: 2,
        borderRadius: vars.radius.mark,
      },
      'th:hover > &::after': { background: vars.color.ruleStrong },
      '&:is(:hover, [data-resizing])::after': { background: vars.brand.border },
      '&:focus-visible': { outlineOffset: -6 },
      // Half of it would lie outside the table.
      'th:last-child > &': { insetInlineEnd: 0 },
    },
    '@media': { [byFinger]: { insetInlineEnd: 0 }, print: { display: 'none' } },
  }),
)
