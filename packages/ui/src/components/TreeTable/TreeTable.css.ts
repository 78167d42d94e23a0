import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { canHover, phones, rule, twoLines } from '../../theme/styleRules.ts'
import { weights } from '../../theme/tokens.ts'
import { typography } from '../../theme/typography.ts'

export const root = style(rule({ position: 'relative', minInlineSize: 0, containerType: 'inline-size' }))

export const table = style(rule({ display: 'grid', outline: 'none' }))

/** Beside an open drawer there is no room for the second column and the status. */
const tight = '(max-width: 39rem)'

const line = { display: 'flex', alignItems: 'center', gap: vars.space[12] } as const

export const head = style(
  rule({
    ...line,
    minBlockSize: vars.size.treeRow,
    paddingBlock: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.ruleStrong}`,
    ...typography('small'),
    fontWeight: weights.strong,
    color: vars.color.ink2,
  }),
)

/** Above the names, after handle and chevron. */
export const headLabel = style(rule({ flex: '1 1 0', minInlineSize: 0, paddingInlineStart: 30 }))

export const row = recipe({
  base: rule({
    ...line,
    position: 'relative',
    minBlockSize: `calc(${vars.size.treeRow} + ${vars.space[8]})`,
    paddingBlock: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    ...typography('ui'),
    color: vars.color.ink,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.chip },
      '&[aria-level="1"]': { fontWeight: weights.strong },
      // As the drawer in which it is open.
      '&[aria-current]': { background: vars.color.sheet },
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        borderInlineStart: `3px solid ${vars.brand.exact}`,
      },
      // What is dropped comes to stand at the line, or in the dashed row.
      '&[data-drop]::after': { content: '', position: 'absolute', insetInline: 0, pointerEvents: 'none' },
      '&[data-drop="before"]::after': { insetBlockStart: -1, borderBlockStart: `2px solid ${vars.brand.border}` },
      '&[data-drop="after"]::after': { insetBlockEnd: -1, borderBlockEnd: `2px solid ${vars.brand.border}` },
      '&[data-drop="into"]::after': {
        insetBlock: 1,
        border: `1.5px dashed ${vars.brand.border}`,
        borderRadius: vars.radius.control,
      },
    },
    '@media': { [canHover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.wash } } } },
  }),
  variants: {
    isMuted: { true: rule({ color: vars.color.ink2 }) },
    isDragged: { true: rule({ background: vars.color.wash, color: vars.color.ink2 }) },
  },
})

export const name = style(
  rule({ display: 'flex', alignItems: 'center', flex: '1 1 0', minInlineSize: 0, gap: vars.space[2] }),
)

export const handle = style(
  rule({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: vars.space[24],
    blockSize: vars.space[24],
    color: vars.color.ink3,
    cursor: 'grab',
    touchAction: 'none',
  }),
)

/** A level is indented by 26 px (look.md, tree); a tree has at most eight. */
const indented = (level: number) =>
  [`[aria-level="${level}"] > [role="gridcell"] > &`, { marginInlineStart: (level - 1) * 26 }] as const

/** Before the name, in the place of the chevron. */
export const branch = style(rule({ selectors: Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map(indented)) }))

export const icon = style(rule({ display: 'inline-flex', flexShrink: 0, paddingInlineEnd: vars.space[6] }))
export const label = style(rule({ ...twoLines, minInlineSize: 0, overflowWrap: 'anywhere' }))

export const tag = style(
  rule({
    flexShrink: 0,
    marginInlineStart: vars.space[6],
    paddingInline: vars.space[4],
    border: `1px solid ${vars.color.rule}`,
    borderRadius: vars.radius.chip,
    ...typography('caption'),
    fontWeight: weights.regular,
    color: vars.color.ink2,
  }),
)

export const detail = style(
  rule({
    flex: '0 1 11rem',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@container': { [tight]: { display: 'none' } },
  }),
)
globalStyle(`${row.classNames.base} > ${detail}`, {
  '@layer': {
    [layers.components]: {
      fontFamily: vars.font.mono,
      fontSize: vars.type.small.size,
      fontWeight: weights.regular,
      color: vars.color.ink2,
    },
  },
})

export const count = style(
  rule({
    flex: '0 0 3.5rem',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: weights.regular,
    selectors: { [`${head} > &`]: { fontWeight: weights.strong } },
  }),
)

export const status = style(
  rule({
    flex: '0 0 6.5rem',
    fontWeight: weights.regular,
    selectors: { [`${head} > &`]: { fontWeight: weights.strong } },
    '@media': { [phones]: { display: 'none' } },
  }),
)

export const moreHead = style(rule({ flex: `0 0 ${vars.space[28]}` }))
export const more = moreHead
export const dots = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: vars.space[28],
    blockSize: vars.space[28],
    borderRadius: vars.radius.control,
    '@media': { [canHover]: { ':hover': { background: vars.color.rule } } },
  }),
)
