import { globalStyle, style } from '@vanilla-extract/css'
import { layers } from '../../theme/layers.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { breakpoints, measures, weights } from '../../theme/tokens.ts'
import { low, narrow, rule } from '../../theme/styleRules.ts'
import { forcedScrollEdge, scrollContent, scrollEdge } from './scrollEdge.ts'

const wide = `(min-width: ${breakpoints.bars}px)`
/** Where both bars scroll with the page. */
const flat = `${narrow} and ${low}`
const onPaper = { print: { display: 'none' } } as const

export const shell = style(
  rule({
    minBlockSize: '100dvh',
    background: vars.color.paper,
    color: vars.color.ink,
    '@media': {
      [wide]: { display: 'grid', gridTemplateColumns: `${measures.sidebar}px minmax(0, 1fr)` },
      [narrow]: { display: 'flex', flexDirection: 'column' },
      print: { display: 'block' },
    },
  }),
)

// What is focused is never hidden behind the two bars (WCAG 2.4.11).
globalStyle('html[data-shell]', {
  '@layer': {
    [layers.components]: {
      '@media': {
        [narrow]: {
          vars: { '--somo-bottom-bar': `calc(${measures.bottomBar}px + env(safe-area-inset-bottom))` },
          scrollPaddingBlock: `${measures.topBar + 8}px ${measures.bottomBar + 8}px`,
        },
        [flat]: { vars: { '--somo-bottom-bar': '0px' }, scrollPaddingBlock: vars.space[8] },
      },
    },
  },
})

export const skip = style(
  rule({
    position: 'fixed',
    insetBlockStart: vars.space[8],
    insetInlineStart: vars.space[8],
    zIndex: vars.z.tooltip,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[14],
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.sheet,
    color: vars.color.ink,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    fontWeight: weights.button,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
    '@media': onPaper,
  }),
)

export const sidebar = style(
  rule({
    display: 'none',
    '@media': {
      [wide]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: vars.z.sticky,
        display: 'flex',
        flexDirection: 'column',
        blockSize: '100dvh',
        background: vars.color.desk,
        // The line to the page lies below the entries, so that the current one can cover it and be open to the page.
        selectors: {
          '&::after': {
            content: '',
            position: 'absolute',
            insetBlock: 0,
            insetInlineEnd: 0,
            borderInlineEnd: `1px solid ${vars.color.rule}`,
          },
        },
      },
      ...onPaper,
    },
  }),
)

export const sidebarBrand = style(
  rule({
    flexShrink: 0,
    paddingBlock: `${vars.space[20]} ${vars.space[16]}`,
    paddingInline: `${vars.space[24]} ${vars.space[16]}`,
  }),
)

export const searchSlot = style(rule({ flexShrink: 0, paddingInline: vars.space[16], paddingBlockEnd: vars.space[14] }))

export const sidebarNav = style(
  rule({
    position: 'relative',
    zIndex: 1,
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    ...scrollEdge,
    '@media': forcedScrollEdge,
  }),
)

export const navContent = style(rule(scrollContent('1px', vars.space[16])))

export const account = style(rule({ flexShrink: 0, paddingBlock: vars.space[10], paddingInline: vars.space[16] }))

export const topBar = style(
  rule({
    display: 'none',
    '@media': {
      [narrow]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: vars.z.sticky,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space[12],
        minBlockSize: measures.topBar,
        paddingInline: `${vars.space[20]} ${vars.space[6]}`,
        paddingBlockStart: 'env(safe-area-inset-top)',
        borderBlockEnd: `1px solid ${vars.color.rule}`,
        background: vars.color.paper,
      },
      [flat]: { position: 'static' },
      ...onPaper,
    },
  }),
)

export const actions = style(rule({ display: 'flex', flexShrink: 0, alignItems: 'center' }))

export const content = style(rule({ flex: '1 1 auto', minInlineSize: 0, display: 'flex', flexDirection: 'column' }))

export const main = style(rule({ flex: '1 1 auto', minInlineSize: 0, outline: 'none' }))

export const bannerSlot = style(
  rule({
    paddingBlockStart: vars.space[16],
    paddingInline: vars.space[32],
    '@media': { [narrow]: { paddingInline: vars.space[20] }, ...onPaper },
  }),
)

/** Above headings of tables that stay in sight too, and below the bar of small screens. */
export const pinnedSlot = style(
  rule({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: `calc(${vars.z.sticky} + 1)`,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[32],
    background: vars.color.paper,
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    '@media': {
      [narrow]: {
        insetBlockStart: `calc(${measures.topBar}px + env(safe-area-inset-top))`,
        paddingInline: vars.space[20],
      },
      [low]: { position: 'static' },
      ...onPaper,
    },
  }),
)

// What is focused is not hidden behind it either.
globalStyle('html[data-pinned]', {
  '@layer': {
    [layers.components]: {
      scrollPaddingBlockStart: vars.space[72],
      '@media': {
        [narrow]: {
          scrollPaddingBlock: `calc(${measures.topBar}px + 2 * ${vars.space[48]}) ${measures.bottomBar + 8}px`,
        },
        [low]: { scrollPaddingBlock: vars.space[8] },
      },
    },
  },
})

// A page as high as the frame shares that height with what stands above it, instead of reaching below the frame.
export const withSlots = style({
  '@layer': { [layers.components]: { '@media': { screen: { display: 'flex', flexDirection: 'column' } } } },
})
globalStyle(`${withSlots} > :not(${bannerSlot}, ${pinnedSlot})`, {
  '@layer': { [layers.utilities]: { '@media': { screen: { flex: '1 0 auto', minBlockSize: 'auto' } } } },
})
