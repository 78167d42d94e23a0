import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { fullWindow } from '../../../domain/full-window/FullWindow.css.ts'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })
const wide = `(min-width: ${breakpoints.drawer}px)`

export { header, saveState, title } from '../../../domain/full-window/FullWindow.css.ts'

export const frame = style([fullWindow, layout({ gridTemplateRows: 'auto minmax(0, 1fr)' })])

export const savedGlyph = style(layout({ display: 'inline-flex', color: vars.color.ok }))

/** Queue, answer and assessment side by side; below each other without room, the answer first. */
export const body = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: 'max-content',
    minBlockSize: 0,
    overflowY: 'auto',
    '@media': {
      [wide]: {
        gridAutoRows: 'auto',
        gridTemplateColumns: '18.25rem minmax(0, 1fr) 24rem',
        gridTemplateRows: 'minmax(0, 1fr)',
        overflowY: 'hidden',
      },
    },
  }),
)

export const queue = style(
  layout({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    background: vars.color.desk,
    order: 3,
    borderBlockStart: `1px solid ${vars.color.rule}`,
    '@media': {
      [wide]: {
        order: 0,
        overflowY: 'auto',
        borderBlockStart: 'none',
        borderInlineEnd: `1px solid ${vars.color.rule}`,
      },
    },
  }),
)

export const queueHead = style(
  layout({ display: 'grid', gap: vars.space[8], padding: `${vars.space[20]} ${vars.space[20]} ${vars.space[12]}` }),
)

export const rows = style(layout({ flex: '1 0 auto', margin: 0, padding: 0, listStyle: 'none' }))

export const row = style(
  layout({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `0 ${vars.space[12]}`,
    minBlockSize: vars.space[44],
    paddingBlock: vars.space[8],
    paddingInline: `${vars.space[20]} ${vars.space[16]}`,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-current]': { background: vars.color.paper, boxShadow: `inset 3px 0 0 ${vars.brand.border}` },
      '&:dir(rtl)[data-current]': { boxShadow: `inset -3px 0 0 ${vars.brand.border}` },
      '&[data-taken]': { color: vars.color.ink3 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
)

/** The whole row is the target. */
export const rowLink = style(
  layout({
    color: 'inherit',
    fontWeight: vars.weight.strong,
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:hover': { textDecoration: 'underline' },
    },
  }),
)

export const keys = style(
  layout({
    display: 'none',
    flexWrap: 'wrap',
    gap: `${vars.space[6]} ${vars.space[16]}`,
    padding: `${vars.space[12]} ${vars.space[20]}`,
    '@media': { [`${wide} and (pointer: fine)`]: { display: 'flex' } },
  }),
)

export const answer = style(
  layout({
    minBlockSize: 0,
    padding: vars.space[20],
    '@media': { [wide]: { overflowY: 'auto', padding: `${vars.space[24]} ${vars.space[36]}` } },
  }),
)

export const answerHead = style(
  layout({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: vars.space[16] }),
)

export const moves = style(layout({ display: 'flex', gap: vars.space[8] }))

/** What was handed in, on a sheet. */
export const sheet = style(
  layout({
    padding: vars.space[24],
    border: `1px solid ${vars.color.rule}`,
    borderRadius: vars.radius.control,
    background: vars.color.sheet,
  }),
)

export const assessment = style(
  layout({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[20],
    minBlockSize: 0,
    padding: vars.space[20],
    borderBlockStart: `1px solid ${vars.color.rule}`,
    '@media': {
      [wide]: {
        overflowY: 'auto',
        paddingInline: vars.space[24],
        borderBlockStart: 'none',
        borderInlineStart: `1px solid ${vars.color.rule}`,
      },
    },
  }),
)

/** They share the width, so that none stands alone on a line of its own with room beside it. */
export const buttons = style(
  layout({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
  }),
)
globalStyle(`${buttons} > *`, { '@layer': { [layers.layout]: { flexGrow: 1 } } })

/** Facts side by side, without a sign between them that could begin a line. */
export const facts = style(layout({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[12] }))
