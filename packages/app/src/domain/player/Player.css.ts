import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { phones, twoLines } from '@somo/ui/theme/styleRules'
import { breakpoints } from '@somo/ui/theme/tokens'
import {
  fullWindow,
  header as windowHeader,
  saveState as windowSaveState,
  title as windowTitle,
} from '../full-window/FullWindow.css.ts'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })
const wide = `(min-width: ${breakpoints.drawer}px)`
const narrow = `not all and ${wide}`

export const frame = style([fullWindow, layout({ gridTemplateRows: 'auto auto minmax(0, 1fr)' })])

/** One line, also on phones: there the way out is its arrow alone. */
export const header = style([
  windowHeader,
  layout({
    '@media': {
      [phones]: {
        // Stronger than the window's own header, whichever comes first.
        selectors: { '&&': { flexWrap: 'nowrap', columnGap: vars.space[8], paddingInlineStart: vars.space[4] } },
      },
    },
  }),
])

/** A rule keeps it from the way out. */
export const title = style([
  windowTitle,
  layout({
    '@media': {
      // Two lines at most: the page of the medium has it whole.
      [phones]: { selectors: { '&&': { ...twoLines, flexBasis: 0, hyphens: 'auto' } } },
      [wide]: { paddingInlineStart: vars.space[16], borderInlineStart: `1px solid ${vars.color.rule}` },
    },
  }),
])

/** Never takes more than its share of a phone's header. */
export const saveState = style([windowSaveState, layout({ '@media': { [phones]: { maxInlineSize: '42%' } } })])

export const savedGlyph = style(layout({ color: vars.color.ok }))

export const notices = style(
  layout({
    display: 'grid',
    gap: vars.space[8],
    selectors: { '&:not(:empty)': { paddingBlock: vars.space[8], paddingInline: vars.space[16] } },
  }),
)

export const body = style(
  layout({
    position: 'relative',
    display: 'grid',
    minBlockSize: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    '@media': { [wide]: { selectors: { '&[data-has-outline]': { gridTemplateColumns: '19.5rem minmax(0, 1fr)' } } } },
  }),
)

export const outline = style(
  layout({
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    '@media': {
      // A shadow inside, so that the tab of the current row covers it.
      [wide]: {
        background: vars.color.desk,
        boxShadow: `inset -1px 0 ${vars.color.rule}`,
        selectors: { '&:dir(rtl)': { boxShadow: `inset 1px 0 ${vars.color.rule}` } },
      },
      [narrow]: {
        position: 'absolute',
        insetInline: 0,
        // Above the foot, which stays.
        insetBlockEnd: `calc(${vars.size.controlLarge} + 2 * ${vars.space[12]} + 1px + env(safe-area-inset-bottom))`,
        zIndex: vars.z.sticky,
        maxBlockSize: '55%',
        borderBlockStart: `1px solid ${vars.color.ruleStrong}`,
        borderStartStartRadius: vars.radius.floating,
        borderStartEndRadius: vars.radius.floating,
        background: vars.color.sheet,
        boxShadow: vars.shadow.floating,
        selectors: {
          '&:not([data-open])': { display: 'none' },
          '&[data-full]': { maxBlockSize: '100%', insetBlockStart: 0 },
        },
      },
    },
  }),
)

export const outlineHead = style(
  layout({
    display: 'grid',
    gap: vars.space[8],
    padding: `${vars.space[12]} ${vars.space[20]}`,
    '@media': { [wide]: { padding: `${vars.space[28]} ${vars.space[20]} ${vars.space[16]} ${vars.space[32]}` } },
  }),
)

/** What only the sheet of small windows has. */
export const sheetOnly = style(
  layout({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    '@media': { [wide]: { display: 'none' } },
  }),
)

export const content = style(
  layout({
    minBlockSize: 0,
    overflowY: 'auto',
    padding: vars.space[20],
    '@media': { [wide]: { padding: `${vars.space[24]} ${vars.space[36]}` } },
  }),
)

/** Without an outline it stands in the middle. On small windows its foot is never above the window's. */
export const contentColumn = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[24],
    maxInlineSize: '68rem',
    selectors: { [`${body}:not([data-has-outline]) &`]: { marginInline: 'auto' } },
    '@media': {
      [narrow]: { display: 'flex', flexDirection: 'column', minBlockSize: '100%' },
      // A video over both columns, its transcript in the second one.
      [`(min-width: ${breakpoints.wide}px)`]: {
        selectors: {
          [`${body}[data-has-outline] &[data-kind="VIDEO"]`]: {
            gridTemplateColumns: 'minmax(0, 1fr) 20rem',
            gridTemplateRows: 'repeat(4, auto) 1fr',
            columnGap: vars.space[44],
          },
        },
      },
    },
  }),
)

/** Below a video, which comes first to the eye (Recording.css.ts gives the others their places). */
export const partHeading = style(layout({ selectors: { '[data-kind="VIDEO"] > &': { order: 1, gridColumn: 1 } } }))

export const foot = style(
  layout({
    selectors: { '[data-kind="VIDEO"] > &': { order: 4, gridColumn: 1 } },
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
    alignItems: 'center',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    '@media': {
      [narrow]: {
        position: 'sticky',
        zIndex: 1,
        marginBlockStart: 'auto',
        insetBlockEnd: `calc(-1 * ${vars.space[20]})`,
        marginInline: `calc(-1 * ${vars.space[20]})`,
        marginBlockEnd: `calc(-1 * ${vars.space[20]})`,
        padding: `${vars.space[12]} ${vars.space[20]} calc(${vars.space[12]} + env(safe-area-inset-bottom))`,
        borderBlockStart: `1px solid ${vars.color.rule}`,
        background: vars.color.sheet,
      },
    },
  }),
)
