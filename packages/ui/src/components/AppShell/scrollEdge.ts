import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const depth = vars.space[20]
const { desk, ink, ruleStrong } = vars.color
const soft = `color-mix(in srgb, ${ink} 9%, transparent)`

const layer = (image: string, edge: 'top' | 'bottom', attachment: 'local' | 'scroll'): string =>
  `${image} left ${edge} / calc(100% - 1px) ${depth} no-repeat ${attachment}`

/** What hides an edge travels with the content, the edges stay: so each is seen only while something lies beyond it. */
const layers = (edge: (towards: 'top' | 'bottom') => string): string =>
  [
    layer(`linear-gradient(${desk}, ${desk})`, 'top', 'local'),
    layer(`linear-gradient(${desk}, ${desk})`, 'bottom', 'local'),
    layer(edge('bottom'), 'top', 'scroll'),
    layer(edge('top'), 'bottom', 'scroll'),
  ].join(', ')

/**
 * A menu on the desk that may be longer than its place: a line and a soft shade where it is cut, none at its ends. The
 * last pixel is left to the line beside the page. Where colours are forced only the line remains.
 */
export const scrollEdge = {
  background: layers((towards) => `linear-gradient(to ${towards}, ${ruleStrong} 1px, ${soft} 1px, transparent)`),
  // What takes the focus by key stands clear of the shade.
  scrollPaddingBlock: depth,
} as const satisfies StyleRule

/** The same where colours are forced, for the rule's own `@media`. */
export const forcedScrollEdge = {
  '(forced-colors: active)': {
    background: layers((towards) => `linear-gradient(to ${towards}, ${ruleStrong} 1px, transparent 1px)`),
  },
} as const satisfies StyleRule['@media']
