import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { phones } from '@somo/ui/theme/styleRules'
import { documentPaper } from '@somo/ui/theme/tokens'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

export const viewer = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    border: `1px solid ${vars.color.rule}`,
    borderRadius: vars.radius.floating,
  }),
)

export const bar = style(
  layout({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    padding: vars.space[8],
    '@media': { [phones]: { gap: vars.space[2], padding: vars.space[4] } },
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    background: vars.color.desk,
  }),
)

export const spacer = style(layout({ flex: '1 1 auto' }))

/** The number of a page is short. */
export const pageField = style(layout({ inlineSize: '5rem', '@media': { [phones]: { inlineSize: '3rem' } } }))

export const scroller = style(
  layout({
    overflow: 'auto',
    minBlockSize: '20rem',
    maxBlockSize: '75vh',
    background: vars.color.wash,
    scrollbarGutter: 'stable',
  }),
)

/** Pages are white, whatever the theme. */
export const sheet = style(layout({ position: 'relative', marginInline: 'auto', background: documentPaper }))

export const canvas = style(layout({ display: 'block', inlineSize: '100%', blockSize: '100%' }))

/** The words stand where their pictures are, and are seen only when they are selected (pdfjs, text layer). */
export const words = style(
  layout({
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    lineHeight: 1,
    textAlign: 'initial',
    forcedColorAdjust: 'none',
    vars: { '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size, 1))' },
  }),
)

globalStyle(`${words} :is(span, br)`, {
  '@layer': {
    [layers.layout]: {
      position: 'absolute',
      color: 'transparent',
      whiteSpace: 'pre',
      cursor: 'text',
      transformOrigin: '0 0',
      fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0px))',
      transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv, 1))',
    },
  },
})
globalStyle(`${words} .markedContent`, { '@layer': { [layers.layout]: { display: 'contents' } } })
