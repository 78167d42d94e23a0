import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints, measures } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'
import { heads as listHeads } from '../../../domain/figures/CheckFigures.css.ts'

export { figureLabel, figureValue } from '../../../domain/figures/CheckFigures.css.ts'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })
const wide = `(min-width: ${breakpoints.wide}px)`
const cards = `(min-width: ${breakpoints.cards}px)`
const row = `minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1.1fr) ${vars.space[20]} minmax(0, 1.5fr)`

/** Six ruled figures: two beside each other on a phone, three on a tablet, where long words need the room. */
export const figures = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    borderBlock: `1px solid ${vars.color.rule}`,
    '@media': {
      [cards]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    },
  }),
)

const parted = { paddingInlineStart: vars.space[20], borderInlineStart: `1px solid ${vars.color.rule}` }

export const figure = style(
  layout({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[2],
    paddingBlock: vars.space[12],
    '@media': {
      [`not all and ${cards}`]: {
        selectors: {
          '&:nth-child(even)': {
            paddingInlineStart: vars.space[16],
            borderInlineStart: `1px solid ${vars.color.rule}`,
          },
        },
      },
      [cards]: { paddingInlineEnd: vars.space[12], selectors: { '&:not(:nth-child(3n + 1))': parted } },
      [wide]: { selectors: { '&:not(:first-child)': parted } },
    },
  }),
)

/** The brake: cause and steps at the left, the scale at the right. */
export const brake = style(
  layout({
    display: 'grid',
    gap: vars.space[20],
    padding: vars.space[16],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.warnBg,
    '@media': {
      [cards]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${measures.aside}px)`, columnGap: vars.space[48] },
      '(forced-colors: active)': { border: '1px solid CanvasText' },
    },
  }),
)

export const brakeWords = style(
  layout({
    display: 'grid',
    gridTemplateColumns: `${vars.space[20]} minmax(0, 1fr)`,
    gap: vars.space[12],
    color: vars.color.ink,
  }),
)
export const brakeGlyph = style(layout({ color: vars.color.warn }))

/** Changes at the left, errors at the right, parted by a line as in a book. */
export const halves = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[36],
    '@media': {
      [wide]: {
        gridTemplateColumns: `minmax(0, 1fr) calc(${measures.aside}px + ${vars.space[72]})`,
        columnGap: vars.space[20],
      },
    },
  }),
)

export const errorsPart = style(
  layout({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[12],
    '@media': {
      [wide]: { paddingInlineStart: vars.space[28], borderInlineStart: `1px solid ${vars.color.ruleStrong}` },
    },
  }),
)

/** Above everything on narrow pages: errors are what has to be worked on. */
export const errorsFirst = style(layout({ '@media': { [`not all and ${wide}`]: { order: -1 } } }))

export const list = style(layout({ display: 'grid', padding: 0, listStyle: 'none' }))

export const heads = style([listHeads, layout({ '@media': { [cards]: { gridTemplateColumns: row } } })])

export const item = style(
  layout({
    display: 'grid',
    gap: vars.space[8],
    paddingBlock: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    '@media': { [cards]: { gridTemplateColumns: row, columnGap: vars.space[12] } },
  }),
)

export const who = style(
  layout({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space[2],
    overflowWrap: 'anywhere',
  }),
)
export const second = style(
  layout({
    display: 'inline-flex',
    gap: vars.space[6],
    alignItems: 'center',
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
  }),
)

/** Below name and values; the glyph stands at the first line. */
export const note = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridColumn: '1 / -1',
    gap: vars.space[6],
    alignItems: 'baseline',
    overflowWrap: 'anywhere',
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
  }),
)

export const changes = style(
  layout({
    display: 'grid',
    gap: vars.space[4],
    padding: 0,
    listStyle: 'none',
    '@media': { [cards]: { gridColumn: '2 / -1' } },
  }),
)

/** One value that changes: field, old, arrow, new; on a phone the field stands above. */
export const change = style(
  layout({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${vars.space[20]} minmax(0, 1fr)`,
    columnGap: vars.space[12],
    overflowWrap: 'anywhere',
    '@media': {
      [cards]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, 1.1fr) ${vars.space[20]} minmax(0, 1.5fr)` },
    },
  }),
)
export const changeField = style(
  layout({ gridColumn: '1 / -1', color: vars.color.ink2, '@media': { [cards]: { gridColumn: 'auto' } } }),
)
export const before = style(layout({ color: vars.color.ink3 }))
export const arrow = style(
  layout({ color: vars.color.ink3, selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }),
)
export const after = style(layout({ fontWeight: vars.weight.button }))

export const errorItem = style(
  layout({
    display: 'grid',
    gap: vars.space[8],
    paddingBlock: vars.space[14],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    overflowWrap: 'anywhere',
  }),
)
export const errorPlace = style(
  layout({
    display: 'flex',
    gap: vars.space[8],
    alignItems: 'center',
    color: vars.color.bad,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontWeight: vars.weight.button,
  }),
)

export const lines = style(
  layout({
    display: 'grid',
    maxInlineSize: `${measures.notice}px`,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `1px solid ${vars.color.rule}`,
  }),
)
export const line = style(
  layout({
    display: 'flex',
    gap: vars.space[10],
    alignItems: 'center',
    paddingBlock: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
  }),
)
