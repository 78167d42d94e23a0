import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { breakpoints, measures } from '../../theme/tokens.ts'

const beside = `(min-width: ${breakpoints.wide}px)`
/** A form beside its preview (look.md, breakpoints). */
const narrowForm = 372

/** A form stands a little further in than a list, which needs the width. */
export const page = style({
  '@layer': {
    [layers.layout]: { '@media': { [`(min-width: ${breakpoints.bars}px)`]: { paddingInline: vars.space[8] } } },
  },
})

export const content = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[36],
      '@media': { [beside]: { flexWrap: 'nowrap', gap: vars.space[56] } },
    },
  },
})

/** What follows tabs or a summary; without them the page's own distance is enough. */
export const below = style({ '@layer': { [layers.layout]: { paddingBlockStart: vars.space[28] } } })

export const form = style({
  '@layer': {
    [layers.layout]: {
      flex: '1 1 100%',
      minInlineSize: 0,
      maxInlineSize: measures.form,
      '@media': { [beside]: { flex: `0 0 ${narrowForm}px` } },
    },
  },
})

export const formAlone = style({
  '@layer': { [layers.layout]: { flex: '1 1 100%', minInlineSize: 0, maxInlineSize: measures.notice } },
})
export const formWide = style({ '@layer': { [layers.layout]: { flex: '1 1 100%', minInlineSize: 0 } } })
export const preview = style({
  '@layer': { [layers.layout]: { flex: '1 1 100%', minInlineSize: 0, '@media': { [beside]: { flex: '1 1 0' } } } },
})

/** Tabs belong to the title: nearer to it than the content of a page. */
export const tabs = style({ '@layer': { [layers.layout]: { marginBlockStart: `calc(-1 * ${vars.space[12]})` } } })
