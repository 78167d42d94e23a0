import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { bottomBarHeight, phones } from '@somo/ui/theme/styleRules'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

/** A column that is comfortable to write in. */
export const column = style(
  layout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24], maxInlineSize: '44rem' }),
)

export const facts = style(
  layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[4]} ${vars.space[12]}` }),
)

export const due = style(
  layout({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[6],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[8],
    borderRadius: vars.radius.control,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontWeight: vars.weight.strong,
    selectors: { '&[data-soon]': { background: vars.color.warnBg, color: vars.color.warn } },
  }),
)

export const below = style(
  layout({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[8],
    marginBlockStart: vars.space[6],
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const saved = style(layout({ display: 'inline-flex', alignItems: 'center', gap: vars.space[6] }))
export const savedGlyph = style(layout({ display: 'inline-flex', color: vars.color.ok }))

export const head = style(
  layout({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space[16] }),
)

/** Buttons that add files, side by side. */
export const adders = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 12rem))',
    gap: vars.space[12],
    '@media': { [phones]: { gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))' } },
  }),
)

export const input = style(
  layout({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
)

/** The one step of the page; on a phone it stays in sight. */
export const foot = style(
  layout({
    display: 'grid',
    gap: vars.space[8],
    justifyItems: 'start',
    '@media': {
      [phones]: {
        justifyItems: 'stretch',
        position: 'sticky',
        insetBlockEnd: bottomBarHeight,
        zIndex: vars.z.sticky,
        marginInline: `calc(-1 * ${vars.space[20]})`,
        padding: `${vars.space[12]} ${vars.space[20]}`,
        borderBlockStart: `1px solid ${vars.color.rule}`,
        background: vars.color.paper,
      },
    },
  }),
)

/** The receipt: label over value, with lines between. */
export const receipt = style(layout({ display: 'grid', margin: 0, borderBlockStart: `1px solid ${vars.color.rule}` }))

export const receiptRow = style(
  layout({
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    overflowWrap: 'anywhere',
  }),
)

export const label = style(
  layout({ color: vars.color.ink2, fontSize: vars.type.small.size, lineHeight: vars.type.small.line }),
)

export const value = style(layout({ margin: 0, fontVariantNumeric: 'tabular-nums' }))

export const code = style([value, layout({ fontFamily: vars.font.mono, fontSize: vars.type.small.size })])

export const disc = style(
  layout({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.space[44],
    blockSize: vars.space[44],
    borderRadius: '50%',
    background: vars.color.okBg,
    color: vars.color.ok,
  }),
)

export const row = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[16],
    alignItems: 'center',
    '@media': { [phones]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

export const words = style(layout({ display: 'grid', gap: vars.space[6], overflowWrap: 'anywhere' }))
