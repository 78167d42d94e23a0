import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { canHover, raised, rule } from '../../theme/styleRules.ts'

/** Entries and the input flow in one box, as many lines as they need. */
export const box = style(
  rule({
    flexWrap: 'wrap',
    gap: vars.space[4],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    cursor: 'text',
  }),
)

/** The grid lies in the flow of the box, so that input and entries share lines. */
export const grid = style(rule({ display: 'contents' }))

export const token = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: vars.size.controlSmall,
    paddingInlineStart: vars.space[8],
    border: `1px solid ${vars.color.ruleStrong}`,
    borderRadius: vars.radius.chip,
    background: vars.color.paper,
    cursor: 'default',
    selectors: {
      '&[data-invalid]': { borderColor: vars.color.bad, background: vars.color.badBg },
      '&:not(:has(button))': { paddingInlineEnd: vars.space[8] },
      '&:focus': { outline: `2px solid ${vars.brand.border}`, outlineOffset: -1 },
    },
  }),
)

export const cell = style(
  rule({
    display: 'inline-flex',
    flex: '1 1 auto',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: vars.space[6],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
)

/** The words wrap among themselves; the way to take them out stays at their end. */
export const words = style(
  rule({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[6], minInlineSize: 0 }),
)

/** A whole page pasted by mistake stays a few lines high; assistive technology has all of it in the name of the row. */
export const label = style(
  rule({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 4, overflow: 'hidden' }),
)

export const problem = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    color: vars.color.bad,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
  }),
)

export const remove = style(
  rule({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: vars.size.chipRemove,
    blockSize: vars.size.chipRemove,
    borderRadius: vars.radius.chip,
    color: vars.color.ink2,
    cursor: 'pointer',
    '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.wash, color: vars.color.ink } } } },
  }),
)

export const input = style(
  rule({
    flex: '1 1 6rem',
    inlineSize: 0,
    minInlineSize: '6rem',
    minBlockSize: vars.size.controlSmall,
    paddingInline: vars.space[8],
    border: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    outline: 'none',
    selectors: { '&::placeholder': { color: vars.color.ink3, opacity: 1 } },
  }),
)

/** Hangs below the box it belongs to. */
export const holder = style(rule({ position: 'relative', display: 'grid', minInlineSize: 0 }))

export const list = style(
  rule({
    position: 'absolute',
    insetBlockStart: `calc(100% + ${vars.space[4]})`,
    insetInline: 0,
    zIndex: vars.z.menu,
    maxBlockSize: '18rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[6],
    ...raised('floating'),
    listStyle: 'none',
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  }),
)

export const option = style(
  rule({
    display: 'grid',
    alignContent: 'center',
    minBlockSize: vars.size.control,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[10],
    borderRadius: vars.radius.chip,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&[aria-selected="true"]': { background: vars.color.wash } },
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: vars.color.wash } } },
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
)

export const optionNote = style(
  rule({ color: vars.color.ink3, fontSize: vars.type.small.size, lineHeight: vars.type.small.line }),
)
