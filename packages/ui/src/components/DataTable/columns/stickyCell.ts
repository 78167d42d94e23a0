import type { StyleRule } from '@vanilla-extract/css'

/** Keeps a cell of the grid's own in view in tables with pinned columns: where from the start, and above what. */
export const sticky = (insetInlineStart: number | string, zIndex: number | string): StyleRule['selectors'] => ({
  '[data-pinned] &': { position: 'sticky', insetInlineStart, zIndex },
})

/** Where the expander is held, after the checkboxes. */
export const expanderStart = 'var(--somo-expander-start, 0px)'
