import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const depth = vars.space[20]
const { desk, ink, ruleStrong } = vars.color
const soft = `color-mix(in srgb, ${ink} 9%, transparent)`

/** The last pixel is left to the line beside the page. */
const strip = { content: '', display: 'block', blockSize: depth, marginInlineEnd: 1 } as const

const edge = (towards: 'top' | 'bottom') =>
  ({
    ...strip,
    position: 'sticky',
    zIndex: -2,
    background: `linear-gradient(to ${towards}, ${ruleStrong} 1px, ${soft} 1px, transparent)`,
  }) as const

const lineAlone = (towards: 'top' | 'bottom') => ({
  background: `linear-gradient(to ${towards}, ${ruleStrong} 1px, transparent 1px)`,
})

/**
 * A menu on the desk that may be longer than its place: a line and a soft shade where it is cut, none at its ends. The
 * edges stay below the words, what hides them travels with the words (`scrollContent`). No background of the menu
 * itself, so that everybody can tell what its words stand on.
 */
export const scrollEdge = {
  isolation: 'isolate',
  // What takes the focus by key stands clear of the shade.
  scrollPaddingBlock: depth,
  '::before': { ...edge('bottom'), insetBlockStart: 0, marginBlockEnd: `calc(-1 * ${depth})` },
  '::after': { ...edge('top'), insetBlockEnd: 0, marginBlockStart: `calc(-1 * ${depth})` },
} as const satisfies StyleRule

/** The same where colours are forced, for the rule's own `@media`: only the line remains. */
export const forcedScrollEdge = {
  '(forced-colors: active)': { '::before': lineAlone('bottom'), '::after': lineAlone('top') },
} as const satisfies StyleRule['@media']

const cover = { ...strip, position: 'relative', zIndex: -1, background: desk } as const

/** What is scrolled, with the air before and behind it: its ends hide the edges. */
export const scrollContent = (before: string, behind: string) =>
  ({
    '::before': { ...cover, marginBlockEnd: `calc(${before} - ${depth})` },
    '::after': { ...cover, marginBlockStart: `calc(${behind} - ${depth})` },
  }) as const satisfies StyleRule
