import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints, measures } from '@somo/ui/theme/tokens'
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import * as checkFigures from '../../../../domain/figures/CheckFigures.css.ts'

export { figureValue } from '../../../../domain/figures/CheckFigures.css.ts'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })
const wide = `(min-width: ${breakpoints.wide}px)`
const cards = `(min-width: ${breakpoints.cards}px)`
const row = `minmax(0, 1.3fr) minmax(0, 0.8fr) minmax(0, 1fr) ${vars.space[20]} minmax(0, 1.7fr)`

/** Everything in one breath, no wider than it is read well. */
export const sentence = style(
  layout({
    maxInlineSize: `${measures.notice + 160}px`,
    margin: 0,
    color: vars.color.ink2,
    fontSize: vars.type.lead.size,
    lineHeight: vars.type.lead.line,
    textWrap: 'pretty',
  }),
)

/** Ruled figures: two beside each other on a phone, all of them on a wide page. */
export const figures = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlock: `1px solid ${vars.color.rule}`,
    '@media': { [cards]: { gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))' } },
  }),
)

export const figure = style(
  layout({
    display: 'grid',
    '@media': {
      [`not all and ${cards}`]: {
        selectors: { '&:nth-child(even)': { borderInlineStart: `1px solid ${vars.color.rule}` } },
      },
      [cards]: { selectors: { '&:not(:first-child)': { borderInlineStart: `1px solid ${vars.color.rule}` } } },
    },
  }),
)

/** The whole figure filters the list; pressed, it has the line of an open tab. */
export const press = style(
  layout({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[2],
    paddingBlock: vars.space[12],
    paddingInline: vars.space[12],
    border: 0,
    background: 'transparent',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '@media': {
      [`not all and ${cards}`]: { selectors: { ':nth-child(odd) > &': { paddingInlineStart: 0 } } },
    },
    selectors: {
      '&[aria-pressed="true"]': { boxShadow: `inset 0 -2px 0 ${vars.brand.border}` },
      '&:hover': { background: vars.color.wash },
      // The first one stands at the edge of the page.
      ':first-child > &': { paddingInlineStart: 0 },
    },
  }),
)

export const figureLabel = styleVariants(checkFigures.figureLabel, (label) => [
  label,
  layout({ fontWeight: vars.weight.link }),
])

/** People at the left, messages at the right, parted by a line. */
export const halves = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[36],
    '@media': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${measures.aside}px`, columnGap: vars.space[28] } },
  }),
)

export const aside = style(
  layout({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[28],
    '@media': {
      [wide]: { paddingInlineStart: vars.space[28], borderInlineStart: `1px solid ${vars.color.ruleStrong}` },
    },
  }),
)

export const list = style(layout({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }))

export const heads = style([checkFigures.heads, layout({ '@media': { [cards]: { gridTemplateColumns: row } } })])

export const item = style(
  layout({
    display: 'grid',
    gap: vars.space[4],
    alignItems: 'start',
    paddingBlock: vars.space[10],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    overflowWrap: 'anywhere',
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    '@media': { [cards]: { gridTemplateColumns: row, columnGap: vars.space[12] } },
  }),
)

export const cell = style(layout({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }))
export const today = style(layout({ color: vars.color.ink2 }))
export const arrow = style(
  layout({
    display: 'inline-flex',
    alignItems: 'center',
    blockSize: vars.type.ui.line,
    color: vars.color.ink3,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    '@media': { [`not all and ${cards}`]: { display: 'none' } },
  }),
)
export const next = style(layout({ fontWeight: vars.weight.link }))

const changeTone = (color: string): StyleRule =>
  layout({
    display: 'inline-flex',
    gap: vars.space[6],
    alignItems: 'center',
    color,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.ui.line,
    fontWeight: vars.weight.link,
  })
export const change = styleVariants({ plain: changeTone(vars.color.ink2), warn: changeTone(vars.color.warn) })

/** A message: the date stands left. */
export const plan = style(
  layout({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    columnGap: vars.space[12],
    paddingBlock: vars.space[12],
    borderBlockStart: `1px solid ${vars.color.rule}`,
  }),
)
