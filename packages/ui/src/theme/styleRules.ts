import type { StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'
import { vars } from './contract.css.ts'
import { breakpoints } from './tokens.ts'

/** One component rule: everything a component paints lies in the layer `somo.components`, so that layouts and utilities win. */
export const rule = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.components]: styles } })

/** Only devices that can hover answer to it; on touch a hover style would stick after the tap. */
export const canHover = '(hover: hover)'

/** A long name must not push away what stands beside or below it; a `title` has it whole, and so has the page it leads to. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const

/** Below this query the frame has bars instead of a sidebar (look.md, breakpoints). */
export const narrow = `(max-width: ${breakpoints.bars - 0.02}px)`

/** Phones: rows are cards, and what stands above a list takes as few lines as it can (look.md, drawing 06). */
export const phones = `(max-width: ${breakpoints.cards - 0.02}px)`

/**
 * A window so low that bars which stay in sight would take much of it: a desktop zoomed to 200 % or more, a phone on its
 * side. There they scroll with the page (WCAG 1.4.10).
 */
export const low = '(max-height: 560px)'

/** A sheet above the page (look.md, elevation): a shadow in the light theme, an edge in the dark one. Level 2 floats, level 3 is a dialog. */
export const raised = (level: 'floating' | 'dialog') =>
  ({
    border: `1px solid ${vars.shadow.floatingEdge}`,
    borderRadius: vars.radius.floating,
    background: vars.color.sheet,
    boxShadow: vars.shadow[level],
  }) as const

/** How much of the foot of a small screen the frame's bar takes; nothing where there is no frame (embedded, signed out). */
export const bottomBarHeight = 'var(--somo-bottom-bar, 0px)'

/** Where colours are forced a track is hollow and what fills it solid: two system colours may be hard to tell apart. */
export const hollowTrack = {
  '(forced-colors: active)': {
    forcedColorAdjust: 'none',
    background: 'Canvas',
    outline: '1px solid CanvasText',
    outlineOffset: -1,
  },
} as const

/**
 * On `rule` stands what is pressed, and what a pointer meets on `wash`. Where colours are forced `rule` is the colour of
 * words: there such a thing keeps the ground its words are written for.
 */
export const forcedBackground = { background: 'Canvas' } as const

/**
 * A selector of all in `scope` that can take the focus, such as to scroll it clear of a bar. One tag after another, as a
 * browser asks an element first by its tag, and one with `:is()` of every element there is.
 */
export const focusables = (scope: string, condition = ''): string =>
  ['a', 'button', 'input', 'textarea', '[tabindex]'].map((kind) => `${scope} ${kind}${condition}`).join(', ')
