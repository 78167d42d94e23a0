import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { typography } from '../../theme/typography.ts'

export const scope = style({
  '@layer': {
    [layers.layout]: {
      padding: vars.space[24],
      borderRadius: vars.radius.floating,
      border: `1px solid ${vars.color.rule}`,
    },
  },
})

export const swatch = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      placeItems: 'center',
      minInlineSize: vars.space[72],
      minBlockSize: vars.space[44],
      paddingInline: vars.space[8],
      border: `1px solid ${vars.color.rule}`,
      borderRadius: vars.radius.mark,
      ...typography('caption'),
      fontVariantNumeric: 'tabular-nums',
      // A swatch shows a colour; forced colours would show nothing, and the words on it would be of the system's.
      forcedColorAdjust: 'none',
      color: vars.color.ink,
    },
  },
})

export const bar = style({
  '@layer': { [layers.layout]: { blockSize: vars.space[16], backgroundColor: vars.color.ruleStrong } },
})
export const corner = style({
  '@layer': {
    [layers.layout]: {
      inlineSize: vars.space[72],
      blockSize: vars.space[44],
      border: `1px solid ${vars.color.control}`,
    },
  },
})

const fontOf: Readonly<Record<keyof typeof vars.font, string>> = vars.font
export const inFont = styleVariants(fontOf, (fontFamily) => ({ '@layer': { [layers.layout]: { fontFamily } } }))

const weightOf: Readonly<Record<keyof typeof vars.weight, string>> = vars.weight
export const ofWeight = styleVariants(weightOf, (fontWeight) => ({ '@layer': { [layers.layout]: { fontWeight } } }))

const shadowOf: Readonly<Record<keyof typeof vars.shadow, string>> = vars.shadow

/** A sheet in its own theme, lifted by one of the shadows or held by the edge that stands for it. */
export const lifted = styleVariants(shadowOf, (value, name) => ({
  '@layer': {
    [layers.layout]: {
      ...(name === 'floatingEdge' ? { border: `1px solid ${value}` } : { boxShadow: value }),
      maxInlineSize: '24rem',
      padding: vars.space[16],
      borderRadius: vars.radius.floating,
      background: vars.color.sheet,
      color: vars.color.ink2,
      ...typography('caption'),
      overflowWrap: 'anywhere',
    },
  },
}))

/** The three colours of a paper beside one another. */
export const paper = style({ '@layer': { [layers.layout]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[4] } } })
