import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { canHover, phones, rule } from '../../theme/styleRules.ts'
import { typography } from '../../theme/typography.ts'

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 } as const

export const bar = style(rule({ ...row, justifyContent: 'space-between', columnGap: vars.space[16] }))

const scrollSpace = vars.space[4]

/** On phones one line that scrolls sideways: the chip at its edge is cut, which shows that there are more. */
export const tools = style(
  rule({
    ...row,
    '@media': {
      [phones]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollbarWidth: 'none',
        // Rings of what has the focus are not cut.
        margin: `calc(-1 * ${scrollSpace})`,
        padding: scrollSpace,
      },
    },
  }),
)

/** The attribute in normal, the value in bold weight, then the cross. */
export const chip = style(
  rule({
    display: 'inline-flex',
    alignItems: 'stretch',
    maxInlineSize: '100%',
    minBlockSize: vars.size.chip,
    '@media': { [phones]: { flexShrink: 0 } },
    border: `1px solid ${vars.brand.margin}`,
    borderRadius: vars.radius.chip,
    background: vars.brand.subtle,
    color: vars.color.ink,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
  }),
)

const ring = { outlineOffset: -1 } as const

export const edit = style(
  rule({
    minInlineSize: 0,
    paddingBlock: vars.space[4],
    paddingInlineStart: vars.space[10],
    paddingInlineEnd: vars.space[6],
    borderRadius: vars.radius.chip,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: vars.duration.colour,
    selectors: { '&:focus-visible': ring, '&[aria-expanded="true"]': { background: vars.brand.subtleSelected } },
    '@media': { [canHover]: { selectors: { '&:hover': { background: vars.brand.subtleHover } } } },
  }),
)

export const value = style(rule({ fontWeight: vars.weight.strong }))

export const remove = style(
  rule({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    alignSelf: 'center',
    inlineSize: vars.size.chipRemove,
    blockSize: vars.size.chipRemove,
    // The cross stands a little off the edge of its chip.
    marginInlineEnd: vars.space[4],
    borderRadius: vars.radius.chip,
    color: vars.color.ink2,
    cursor: 'pointer',
    selectors: { '&:focus-visible': ring },
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: vars.brand.subtleSelected, color: vars.color.ink } } },
    },
  }),
)

export const add = style(rule({ display: 'contents' }))
export const clear = style(rule({ paddingInline: vars.space[4] }))

export const count = style(
  rule({
    ...typography('small'),
    color: vars.color.ink2,
    fontVariantNumeric: 'tabular-nums',
    // There the foot of the list says it; it is still read out when it changes.
    '@media': {
      [phones]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
)

/** The dialog is no box of its own in the popup. */
export const dialog = style(rule({ display: 'flex', minBlockSize: 0, outline: 'none' }))

export const form = style(
  rule({
    display: 'grid',
    gap: vars.space[12],
    inlineSize: 'min(22rem, calc(100vw - 1.5rem))',
    maxBlockSize: 'inherit',
    padding: vars.space[16],
    overflowY: 'auto',
    outline: 'none',
  }),
)

export const title = style(rule({ ...typography('h3') }))
export const range = style(
  rule({ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: vars.space[12] }),
)

/** A long list moves inside; what is applied stays in sight. */
export const options = style(
  rule({
    maxBlockSize: '15rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Room for the focus ring, which the edge of what moves would cut.
    padding: vars.space[4],
  }),
)

export const note = style(
  rule({ color: vars.color.ink3, fontSize: vars.type.small.size, lineHeight: vars.type.small.line }),
)

export const foot = style(
  rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], justifyContent: 'space-between' }),
)
