import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { canHover, rule } from '../../theme/styleRules.ts'

/** What is ticked, chosen or switched: the drawing, its words beside it, what it means below the words. */
export const choice = style(
  rule({ position: 'relative', display: 'grid', justifyItems: 'start', gap: vars.space[2], minInlineSize: 0 }),
)

/** The whole row is the target. */
export const row = style(
  rule({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space[10],
    minBlockSize: vars.size.treeRow,
    paddingBlock: `calc((${vars.size.treeRow} - ${vars.type.ui.line}) / 2)`,
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    letterSpacing: vars.type.ui.tracking,
    cursor: 'pointer',
    selectors: {
      '&[data-unavailable]': { color: vars.color.ink2, cursor: 'not-allowed' },
    },
  }),
)

export const words = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))

/** Below the words, not below the drawing. */
export const below = style(
  rule({
    paddingInlineStart: vars.space[28],
    paddingBlockEnd: vars.space[6],
    // The row is higher than its words; what explains them stands close to them.
    marginBlockStart: `calc(-1 * ${vars.space[6]})`,
  }),
)

// Radio buttons without a choice are indeterminate too, and must not look chosen.
const chosen = ':is(:checked, [type="checkbox"]:indeterminate)'

/** An input drawn by its own box; what is inside is drawn by `::before` of the shape. */
export const drawing = style(
  rule({
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    margin: 0,
    border: `1px solid ${vars.color.control}`,
    background: vars.color.sheet,
    cursor: 'inherit',
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.duration.colour,
    selectors: {
      [`&${chosen}`]: { background: vars.brand.solid, borderColor: vars.brand.edge },
      '&:is([aria-invalid="true"], [data-invalid])': { borderWidth: 2, borderColor: vars.color.bad },
      // Twice the class: no other state paints over what cannot be changed.
      '&&[aria-disabled="true"]': { background: vars.color.wash, borderColor: vars.color.ruleStrong },
    },
    '@media': {
      [canHover]: {
        selectors: {
          [`:hover > &:not(${chosen})`]: { background: vars.color.wash },
          [`:hover > &${chosen}`]: { background: vars.brand.hover, borderColor: vars.brand.edgeHover },
        },
      },
      // System colours are set by the theme; the browser must not put its own drawing in their place.
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        selectors: { '&&[aria-disabled="true"]': { borderColor: 'GrayText' } },
      },
    },
  }),
)

/** The box of 18 px with one line of text beside it (look.md, type and space). */
export const boxed = style(
  rule({
    inlineSize: 18,
    blockSize: 18,
    marginBlockStart: 1,
    selectors: {
      '&::before': { content: '""', inlineSize: 10, blockSize: 10, background: vars.brand.on, visibility: 'hidden' },
    },
  }),
)
