import type { StyleRule } from '@vanilla-extract/css'

/** Makes a tool cell (checkbox, expander) sticky in tables with pinned columns, at an inset and a z-index. */
export const sticky = (insetInlineStart: number | string, zIndex: number | string): StyleRule['selectors'] => ({
  '[data-pinned] &': { position: 'sticky', insetInlineStart, zIndex },
})

/** The inset of the sticky expander cell, after the checkboxes. */
export const expanderStart = 'var(--somo-expander-start, 0px)'
