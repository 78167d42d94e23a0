import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { typography } from '@somo/ui/theme/typography'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (rule: StyleRule): string => style({ '@layer': { [layers.layout]: rule } })

const small = '(max-width: 1023.98px)'
const hasColumns = '(min-width: 1024px)'
const hasNotes = '(min-width: 1280px)'
const column = {
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
} as const

/** From the line below the tabs of a page to its foot, and over its padding at both sides. */
export const edgeToEdge = {
  marginBlock: `calc(-1 * ${vars.space[28]} - 1px) calc(-1 * ${vars.space[32]})`,
  marginInline: `calc(-1 * ${vars.space[32]})`,
  minBlockSize: 'calc(100dvh - 9.5rem)',
} as const

/** The panel of the outline. At the end it has as much room as the current row of a SortableList reaches over it. */
export const outlinePanel = {
  paddingBlock: vars.space[24],
  paddingInline: `${vars.space[32]} ${vars.space[20]}`,
  borderBlockStart: `1px solid ${vars.color.rule}`,
  borderInlineEnd: `1px solid ${vars.color.rule}`,
  background: vars.color.desk,
} as const

/** Outline, settings and notes; from 1024 px side by side from edge to edge of the page, notes below the settings up to 1280. */
export const columns = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [hasColumns]: {
      gridTemplateColumns: '404px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      ...edgeToEdge,
    },
    [hasNotes]: { gridTemplateColumns: '404px minmax(0, 31.5rem) minmax(12.5rem, 1fr)', gridTemplateRows: '1fr' },
  },
})

export const outline = layout({
  ...column,
  gap: vars.space[16],
  '@media': {
    [small]: { selectors: { '&[data-hidden]': { display: 'none' } } },
    [hasColumns]: {
      gridRow: '1 / -1',
      ...outlinePanel,
    },
  },
})

/** The handles of the rows stand before the line of the headings. */
export const rows = layout({ '@media': { [hasColumns]: { marginInlineStart: `calc(-1 * ${vars.space[16]})` } } })

export const settings = layout({
  ...column,
  gap: vars.space[20],
  scrollMarginBlock: vars.space[72],
  '@media': {
    [small]: { selectors: { '&[data-hidden]': { display: 'none' } } },
    [hasColumns]: { padding: `${vars.space[28]} ${vars.space[32]} ${vars.space[24]} ${vars.space[44]}` },
  },
})

export const notes = layout({
  ...column,
  gap: vars.space[20],
  '@media': {
    [small]: { marginBlockStart: vars.space[32], selectors: { '&[data-hidden]': { display: 'none' } } },
    [hasColumns]: { padding: `0 ${vars.space[32]} ${vars.space[32]} ${vars.space[44]}` },
    [hasNotes]: { padding: `${vars.space[28]} ${vars.space[32]} ${vars.space[32]} ${vars.space[16]}` },
  },
})

/** Only where the settings are a page of their own. */
export const back = layout({ '@media': { [hasColumns]: { display: 'none' } } })

export const head = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlockEnd: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
})

export const note = layout({
  ...column,
  gap: vars.space[8],
  selectors: { '& + &': { paddingBlockStart: vars.space[20], borderBlockStart: `1px solid ${vars.color.rule}` } },
})

export const noteLine = layout({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
})

export const rowButton = layout({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[12],
  inlineSize: '100%',
  padding: `${vars.space[4]} ${vars.space[4]}`,
  border: 'none',
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[aria-current]': { color: vars.brand.text } },
})

export const rowWords = layout({ ...column, overflowWrap: 'anywhere', color: vars.color.ink })

export const noteTitle = layout({ margin: 0, ...typography('small'), fontWeight: vars.weight.strong })
