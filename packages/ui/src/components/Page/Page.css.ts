import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { narrow, phones } from '../../theme/styleRules.ts'
import { breakpoints, measures } from '../../theme/tokens.ts'

const wide = `(min-width: ${breakpoints.bars}px)`
const fitsAside = `(min-width: ${breakpoints.wide}px)`

export const page = style({
  '@layer': {
    [layers.layout]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      rowGap: vars.space[24],
      paddingBlock: `${vars.space[24]} ${vars.space[72]}`,
      paddingInline: vars.space[20],
      // The frame's bar below is end enough.
      '@media': { [narrow]: { paddingBlockEnd: vars.space[36] } },
    },
  },
})

/** Time-ordered and quiet pages: a margin of 88, its line in the middle of a gap of 48, then the text. */
export const reading = style({
  '@layer': {
    [layers.layout]: {
      '@media': {
        [wide]: {
          gridTemplateColumns: `${measures.margin}px minmax(0, 1fr)`,
          columnGap: vars.space[48],
          rowGap: vars.space[44],
          maxInlineSize: `calc(${measures.readingPage}px + 2 * ${vars.space[56]})`,
          paddingBlockStart: `calc(${vars.space[48]} + ${vars.space[4]})`,
          paddingInline: vars.space[56],
          // Stretching to the frame's foot keeps the line as long as the page.
          minBlockSize: '100%',
          gridTemplateRows: 'auto 1fr',
          alignContent: 'stretch',
          '::before': {
            content: '',
            position: 'absolute',
            // From edge to edge of the page, over its padding.
            gridRow: '1 / 3',
            insetBlock: `calc(-1 * (${vars.space[48]} + ${vars.space[4]})) calc(-1 * ${vars.space[72]})`,
            insetInlineStart: `calc(${vars.space[56]} + ${measures.margin}px + ${vars.space[24]})`,
            borderInlineStart: `1px solid ${vars.brand.margin}`,
          },
        },
      },
    },
  },
})

/** Tabs are high enough to keep their words away from the lead. */
export const withTabs = style({ '@layer': { [layers.layout]: { '@media': { [wide]: { rowGap: vars.space[20] } } } } })

/** The margin's line ends where the foot begins. */
export const withFoot = style({
  '@layer': { [layers.layout]: { '@media': { [wide]: { '::before': { insetBlockEnd: 0 } } } } },
})

export const withAside = style({
  '@layer': {
    [layers.layout]: {
      '@media': {
        [wide]: { '::before': { gridRow: '1 / 4' } },
        [fitsAside]: {
          // Beside the gap of 48 the column keeps 16 more away.
          gridTemplateColumns: `${measures.margin}px minmax(0, 1fr) calc(${measures.aside}px + ${vars.space[16]})`,
          gridTemplateRows: 'auto 1fr',
          '::before': { gridRow: '1 / 3' },
        },
      },
    },
  },
})

/** Tables, forms and catalogues: the whole width, no margin. */
export const list = style({
  '@layer': {
    [layers.layout]: {
      rowGap: vars.space[16],
      '@media': {
        [wide]: { rowGap: vars.space[28], padding: vars.space[32] },
        [phones]: { rowGap: vars.space[10], paddingBlockStart: vars.space[12] },
      },
    },
  },
})

export const marginNote = style({
  '@layer': {
    [layers.layout]: {
      color: vars.color.ink2,
      // Above the title it belongs to it.
      marginBlockEnd: `calc(-1 * ${vars.space[16]})`,
      '@media': { [wide]: { gridColumn: 1, gridRow: 1, marginBlockEnd: 0, textAlign: 'end' } },
    },
  },
})

/** A long title or lead wraps beside the actions; only where that leaves too little do these go below. */
export const words = style({
  '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[8], flex: '1 1 20rem', minInlineSize: 0 } },
})

/** On phones actions of a list show their icons alone and stand beside the title. */
export const wordsOfList = style({
  '@layer': { [layers.layout]: { '@media': { [phones]: { flexBasis: '9rem', gap: vars.space[2] } } } },
})

/** A phone shows what the lead of a list says as small words, one line high in most languages. */
export const quietLead = style({})
globalStyle(`${quietLead} > *`, {
  '@layer': {
    [layers.layout]: { '@media': { [phones]: { fontSize: vars.type.small.size, lineHeight: vars.type.small.line } } },
  },
})

/** A phone shows a list in its place. The state of what has a way back above its title is never hidden. */
globalStyle(`${page}:has([data-part="narrowing"]):not(:has([data-part="eyebrow"])) ${quietLead}`, {
  '@layer': {
    [layers.layout]: {
      '@media': {
        [phones]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      },
    },
  },
})

export const eyebrow = style({
  '@layer': {
    [layers.layout]: {
      color: vars.color.ink2,
      fontSize: vars.type.caption.size,
      lineHeight: vars.type.small.line,
      fontWeight: vars.weight.nav,
    },
  },
})

/** A cover, and title, lead and details at its right; on small screens below it. */
export const figureHead = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      columnGap: vars.space[44],
      rowGap: vars.space[16],
      alignItems: 'start',
      '@media': { [wide]: { gridTemplateColumns: '20rem minmax(0, 1fr)' } },
    },
  },
})

export const figureEyebrow = style({
  '@layer': { [layers.layout]: { gridColumn: '1 / -1', '@media': { [narrow]: { order: -1 } } } },
})

export const figureWords = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      justifyItems: 'start',
      gap: vars.space[12],
      minInlineSize: 0,
      overflowWrap: 'anywhere',
      '@media': { [wide]: { gridColumn: 2, gridRow: '2' } },
    },
  },
})

/** Read after the title, drawn before it where it stands beside it. */
export const figure = style({
  '@layer': {
    [layers.layout]: {
      maxInlineSize: '20rem',
      '@media': { [narrow]: { order: -1 }, [wide]: { gridColumn: 1, gridRow: 2 } },
    },
  },
})

/** A phone shows a note on how things stand below the title, over the whole width; a way back stays above it. */
const [above, note] = ['[data-part="eyebrow"]', '[data-part="eyebrow"]:not(:has(a))']
globalStyle(`${words}:has(${above}):not(:has(${above} a))`, {
  '@layer': { [layers.layout]: { '@media': { [phones]: { flexBasis: '100%' } } } },
})
globalStyle(`${words} ${note}`, { '@layer': { [layers.layout]: { '@media': { [phones]: { order: 1 } } } } })

const textColumn = { '@media': { [wide]: { gridColumn: 2 } } }
export const textStart = style({ '@layer': { [layers.layout]: textColumn } })
export const asideColumn = style({
  '@layer': {
    [layers.layout]: {
      '@media': {
        [narrow]: { marginBlockStart: vars.space[12] },
        // Above the foot, where there is one.
        [wide]: { gridColumn: 2, gridRow: 3 },
        [fitsAside]: { gridColumn: 3, gridRow: '1 / span 2', marginInlineStart: vars.space[16] },
      },
    },
  },
})

/** The whole width again, below a stronger rule. */
export const foot = style({
  '@layer': {
    [layers.layout]: {
      paddingBlockStart: vars.space[20],
      borderBlockStart: `1px solid ${vars.color.ruleStrong}`,
      '@media': { [narrow]: { marginBlockStart: vars.space[24] }, [wide]: { gridColumn: '1 / -1', gridRow: 3 } },
    },
  },
})

/** Below 1280 px the column stands between the content and the foot, and the margin's line runs along it. */
export const footBelowAside = style({
  '@layer': {
    [layers.layout]: {
      order: 1,
      '@media': { [wide]: { gridRow: 4 }, [fitsAside]: { gridRow: 3 } },
    },
  },
})
