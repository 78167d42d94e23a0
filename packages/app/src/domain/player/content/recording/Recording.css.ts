import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

const video = '[data-kind="VIDEO"]'
const fullWidth = `(min-width: ${breakpoints.wide}px)`
const narrow = `not all and (min-width: ${breakpoints.drawer}px)`

/**
 * Stage, note and transcript. Those of a video stand in the column of the part, with the part's heading between them:
 * the stage first; from 1280 px on the transcript is beside heading and foot, where there is a heading.
 */
export const recording = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[16],
    selectors: { [`${video} > &`]: { display: 'contents' } },
  }),
)

export const stage = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridColumn: '1 / -1',
    overflow: 'hidden',
    border: `1px solid ${vars.color.rule}`,
    borderRadius: vars.radius.floating,
    background: vars.color.desk,
    selectors: { '&:fullscreen': { gridTemplateRows: 'minmax(0, 1fr) auto', border: 'none', borderRadius: 0 } },
    '@media': {
      // From edge to edge, under the header.
      [narrow]: {
        selectors: {
          [`${video} &:not(:fullscreen)`]: {
            marginInline: `calc(-1 * ${vars.space[20]})`,
            marginBlockStart: `calc(-1 * ${vars.space[20]})`,
            borderWidth: '0 0 1px',
            borderRadius: 0,
          },
        },
      },
    },
  }),
)

export const screen = style(layout({ position: 'relative', display: 'grid', minBlockSize: 0 }))

export const picture = style(
  layout({
    display: 'block',
    inlineSize: '100%',
    maxBlockSize: '60vh',
    aspectRatio: '16 / 9',
    background: vars.color.inverse,
    objectFit: 'contain',
    selectors: { ':fullscreen &': { maxBlockSize: 'none', aspectRatio: 'auto', blockSize: '100%' } },
  }),
)

/** What is said now, at the picture's foot; nothing while nothing is said. */
export const caption = style(
  layout({
    position: 'absolute',
    insetBlockEnd: vars.space[12],
    insetInline: vars.space[16],
    justifySelf: 'center',
    inlineSize: 'fit-content',
    marginInline: 'auto',
    paddingBlock: vars.space[6],
    paddingInline: vars.space[16],
    borderRadius: vars.radius.chip,
    background: vars.color.inverse,
    color: vars.color.onInverse,
    fontSize: vars.type.lead.size,
    lineHeight: vars.type.lead.line,
    textAlign: 'center',
    whiteSpace: 'pre-line',
    pointerEvents: 'none',
    '@media': {
      [narrow]: {
        insetBlockEnd: vars.space[8],
        paddingBlock: vars.space[2],
        paddingInline: vars.space[8],
        fontSize: vars.type.ui.size,
        lineHeight: vars.type.ui.line,
      },
    },
  }),
)

export const doneNote = style(layout({ selectors: { [`${video} &`]: { order: 2 } } }))

export const transcriptColumn = style(
  layout({
    selectors: { [`${video} &`]: { order: 3 } },
    '@media': {
      [fullWidth]: {
        selectors: {
          [`[data-has-outline] ${video} &`]: {
            gridColumn: 2,
            gridRow: '2 / -1',
            alignSelf: 'start',
            paddingInlineStart: vars.space[24],
            borderInlineStart: `1px solid ${vars.brand.margin}`,
          },
        },
      },
    },
  }),
)

export const controls = style(
  layout({ display: 'grid', paddingInline: vars.space[12], paddingBlockEnd: vars.space[8] }),
)

const thumb = {
  boxSizing: 'border-box',
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  border: `2px solid ${vars.brand.border}`,
  borderRadius: '50%',
  background: vars.color.sheet,
} as const

const fill = (color: string): string => `linear-gradient(${color}, ${color})`

/**
 * A native range whose track is seen on any ground: the passed share over the whole, RecordingControls sets their sizes. Time
 * runs from left to right in all languages.
 */
const range = style(
  layout({
    appearance: 'none',
    direction: 'ltr',
    minBlockSize: vars.space[24],
    margin: 0,
    backgroundColor: 'transparent',
    backgroundImage: `${fill(vars.brand.border)}, ${fill(vars.color.ruleStrong)}`,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'left center',
    cursor: 'pointer',
    '::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
    '::-moz-range-thumb': thumb,
    '@media': { '(forced-colors: active)': { appearance: 'auto', backgroundImage: 'none' } },
  }),
)

export const seek = style([range, layout({ inlineSize: '100%' })])

export const buttons = style(layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }))

/** Phones have keys for it. */
export const loudness = style(
  layout({
    display: 'contents',
    '@media': { [`not all and (min-width: ${breakpoints.cards}px)`]: { display: 'none' } },
  }),
)

export const volume = style([range, layout({ inlineSize: '5rem' })])

export const place = style(
  layout({
    paddingInline: vars.space[8],
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const end = style(
  layout({ display: 'flex', alignItems: 'center', gap: vars.space[4], marginInlineStart: 'auto' }),
)

export const transcript = style(
  layout({
    position: 'relative',
    maxBlockSize: '20rem',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    scrollbarWidth: 'thin',
  }),
)

export const line = style(
  layout({
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    gap: vars.space[8],
    inlineSize: '100%',
    minBlockSize: vars.space[36],
    padding: vars.space[6],
    border: 'none',
    background: 'transparent',
    color: vars.color.ink2,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.wash },
      '&[aria-current]': { color: vars.color.ink, fontWeight: vars.weight.strong, background: vars.brand.subtle },
    },
  }),
)
