import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, styleVariants } from '@vanilla-extract/css'

export const page = style({
  '@layer': {
    [layers.layout]: { display: 'grid', gap: vars.space[16], maxInlineSize: '42rem', overflowWrap: 'anywhere' },
  },
})

export const list = style({
  '@layer': {
    [layers.layout]: {
      paddingInlineStart: vars.space[24],
      display: 'grid',
      gap: vars.space[4],
      margin: 0,
      listStyle: 'disc',
      selectors: { 'ol&': { listStyle: 'decimal' } },
    },
  },
})

const tints = { INFO: vars.color.infoBg, TIP: vars.color.okBg, WARNING: vars.color.warnBg } as const

export const callout = styleVariants(tints, (background) => ({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: vars.space[12],
      padding: vars.space[16],
      borderRadius: vars.radius.control,
      background,
    },
  },
}))

/** As high as the first line beside it. */
export const calloutIcon = style({
  '@layer': { [layers.layout]: { display: 'flex', alignItems: 'center', blockSize: vars.type.body.line } },
})

export const calloutText = style({ '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[4] } } })

export const divider = style({
  '@layer': {
    [layers.layout]: {
      inlineSize: '100%',
      margin: 0,
      border: 'none',
      borderBlockStart: `1px solid ${vars.color.ruleStrong}`,
    },
  },
})

const widths = { SMALL: '16rem', MEDIUM: '28rem', FULL: '100%' } as const

export const figure = styleVariants(widths, (maxInlineSize) => ({
  '@layer': {
    [layers.layout]: { display: 'grid', gap: vars.space[8], inlineSize: '100%', maxInlineSize, margin: 0 },
  },
}))

export const picture = style({
  '@layer': {
    [layers.layout]: {
      display: 'block',
      inlineSize: 'auto',
      maxInlineSize: '100%',
      blockSize: 'auto',
      borderRadius: vars.radius.control,
    },
  },
})

export const noPicture = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: vars.space[8],
      minBlockSize: '8rem',
      padding: vars.space[16],
      border: `1px dashed ${vars.color.ruleStrong}`,
      borderRadius: vars.radius.control,
      color: vars.color.ink2,
    },
  },
})

export const scroll = style({ '@layer': { [layers.layout]: { overflowX: 'auto' } } })

export const caption = style({
  '@layer': { [layers.layout]: { paddingBlockEnd: vars.space[8], textAlign: 'start' } },
})

export const table = style({
  '@layer': { [layers.layout]: { borderCollapse: 'collapse', inlineSize: '100%', textAlign: 'start' } },
})

export const cell = style({
  '@layer': {
    [layers.layout]: {
      paddingBlock: vars.space[8],
      paddingInlineEnd: vars.space[16],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      textAlign: 'start',
      verticalAlign: 'top',
    },
  },
})

export const code = style({
  '@layer': { [layers.layout]: { overflowX: 'auto', margin: 0, padding: vars.space[12], background: vars.color.wash } },
})

export const video = style({
  '@layer': {
    [layers.layout]: {
      display: 'block',
      inlineSize: '100%',
      aspectRatio: '16 / 9',
      borderRadius: vars.radius.control,
      background: vars.color.desk,
    },
  },
})

/** Beside its sign. */
export const file = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[8],
      padding: vars.space[12],
      border: `1px solid ${vars.color.rule}`,
      borderRadius: vars.radius.control,
    },
  },
})

export const check = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[12],
      padding: vars.space[16],
      border: `1px solid ${vars.color.ruleStrong}`,
      borderRadius: vars.radius.control,
    },
  },
})
