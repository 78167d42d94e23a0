import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** Height of the line and of the ribbon that hangs over it, and width of the ribbon, in px. */
export const lineHeight = 6
const ribbonHeight = 13
const ribbonWidth = 9

/** Swallowtail; its notch begins at this height. */
const notch = '74%'
const outline = `0 0, 100% 0, 100% 100%, 50% ${notch}, 0 100%`
/** The same, 1 px further in all around. */
const inside = `1px 1px, calc(100% - 1px) 1px, calc(100% - 1px) calc(100% - 2px), 50% calc(${notch} - 1.2px), 1px calc(100% - 2px)`

/**
 * The hairline inside a mark in the brand's exact colour. It is drawn only where that colour is too near to the paper
 * (look.md, the edge rule), so that the mark keeps its colour and is seen (WCAG 1.4.11).
 */
export const markEdge = `inset 0 0 0 1px ${vars.brand.edge}`

const hanging = {
  content: '',
  position: 'absolute',
  insetBlockStart: (lineHeight - ribbonHeight) / 2,
  insetInline: 2,
  blockSize: ribbonHeight,
} as const

/** The ribbon that marks the place, centred on where it is put; the line keeps a breath of paper on both sides of it. */
export const ribbon = style(
  rule({
    position: 'absolute',
    insetBlock: 0,
    inlineSize: ribbonWidth + 4,
    marginInlineStart: -(ribbonWidth + 4) / 2,
    background: vars.color.paper,
    '::before': { ...hanging, background: vars.brand.exact, clipPath: `polygon(${outline})` },
    '::after': {
      ...hanging,
      background: vars.brand.edge,
      clipPath: `polygon(evenodd, ${outline}, 0 0, ${inside}, 1px 1px)`,
    },
    '@media': { '(forced-colors: active)': { selectors: { '&::after': { content: 'none' } } } },
  }),
)
