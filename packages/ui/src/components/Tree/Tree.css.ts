import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { breakpoints, weights } from '../../theme/tokens.ts'
import { typography } from '../../theme/typography.ts'
import { canHover, rule, twoLines } from '../../theme/styleRules.ts'

/** Width of a tree beside a page, in px (look.md, tree as outline). */
const outlineWidth = 268

const beside = `(min-width: ${breakpoints.drawer}px)`

export const root = recipe({
  base: rule({ position: 'relative', minInlineSize: 0 }),
  variants: {
    variant: {
      // Where it has the screen to itself it has its width as well.
      outline: rule({
        '@media': {
          [beside]: {
            inlineSize: outlineWidth,
            maxInlineSize: '100%',
            borderInlineEnd: `1px solid ${vars.color.rule}`,
          },
        },
      }),
      plain: {},
    },
  },
})

export const tree = style(rule({ display: 'grid', outline: 'none' }))

/** The strip that says "here". */
const strip = (width: string, insetBlock: number | string) =>
  ({
    content: '',
    position: 'absolute',
    insetBlock,
    insetInlineStart: 0,
    borderInlineStart: `${width} solid ${vars.brand.exact}`,
    borderStartStartRadius: vars.radius.mark,
    borderEndStartRadius: vars.radius.mark,
  }) as const

export const row = recipe({
  base: rule({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: vars.size.treeRow,
    paddingBlock: vars.space[4],
    paddingInlineEnd: vars.space[16],
    ...typography('ui'),
    color: vars.color.ink2,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.chip },
      '&[aria-selected="true"]': { background: vars.brand.subtle, color: vars.color.ink, fontWeight: weights.strong },
      '&[aria-selected="true"]::before': strip('3px', 0),
      '&[aria-disabled="true"]': { color: vars.color.ink3, cursor: 'default' },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not([aria-current], [aria-selected="true"], [aria-disabled="true"])': {
            background: vars.color.wash,
            color: vars.color.ink,
          },
        },
      },
    },
  }),
  variants: {
    variant: {
      // A tab open to the page: its lines end where the page begins, and the edge of the tree gives way to it.
      outline: rule({
        selectors: {
          '&[aria-current]': {
            marginInlineEnd: -1,
            background: vars.color.paper,
            // Over the rows beside it, so that nothing moves.
            minBlockSize: `calc(${vars.size.treeRow} + 2px)`,
            borderBlock: `1px solid ${vars.color.rule}`,
            marginBlock: -1,
            color: vars.color.ink,
            fontWeight: weights.strong,
          },
          '&[aria-current]::before': strip(vars.space[4], -1),
        },
      }),
      plain: rule({
        gap: vars.space[2],
        paddingInlineEnd: vars.space[8],
        selectors: {
          '&[aria-current]': { color: vars.color.ink, fontWeight: weights.strong },
          '&[aria-current]::before': { ...strip(vars.space[4], vars.space[8]), insetInlineStart: vars.space[4] },
        },
      }),
    },
    isPlanned: {
      true: rule({
        color: vars.color.ink,
        fontWeight: weights.strong,
        '::after': {
          content: '',
          position: 'absolute',
          inset: '1px 2px',
          border: `1.5px dashed ${vars.brand.border}`,
          borderRadius: vars.radius.control,
          pointerEvents: 'none',
        },
      }),
    },
  },
})

/** 24 px to press; the place of a leaf stays empty, so that siblings stand in one line. */
export const chevron = style(
  rule({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: vars.space[24],
    blockSize: vars.space[24],
    borderRadius: vars.radius.chip,
    selectors: {
      // In a tree the row holds it, in a tree table a cell of the row does.
      '[aria-expanded="true"] > &, [aria-expanded="true"] > [role="gridcell"] > &': { rotate: '90deg' },
      '[aria-expanded="false"] > &:dir(rtl)': { rotate: '180deg' },
    },
  }),
)

export const icon = style(rule({ display: 'inline-flex', flexShrink: 0, paddingInlineEnd: vars.space[6] }))
export const label = style(rule({ ...twoLines, flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }))

export const count = style(
  rule({
    flexShrink: 0,
    ...typography('caption'),
    fontWeight: 'inherit',
    color: vars.color.ink2,
    fontVariantNumeric: 'tabular-nums',
    unicodeBidi: 'plaintext',
    paddingInlineStart: vars.space[4],
  }),
)
