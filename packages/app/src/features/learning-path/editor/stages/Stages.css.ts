import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'
import { lineWidth, rail as stageRail } from '../../../../domain/learning/StageLine.css.ts'

export { list, mark } from '../../../../domain/learning/StageLine.css.ts'

const narrow = '(max-width: 40rem)'

export const tab = style({ '@layer': { [layers.layout]: { maxInlineSize: '54rem' } } })

/** One stage: its day in the margin, its mark on the margin line, and what it consists of. */
export const stage = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: `5.5rem ${lineWidth} minmax(0, 1fr)`,
      columnGap: vars.space[12],
      '@media': { [narrow]: { gridTemplateColumns: `${lineWidth} minmax(0, 1fr)` } },
    },
  },
})

export const margin = style({
  '@layer': {
    [layers.layout]: {
      textAlign: 'end',
      paddingBlockStart: vars.space[4],
      '@media': { [narrow]: { gridColumn: 2, gridRow: 1, textAlign: 'start', display: 'flex', gap: vars.space[6] } },
    },
  },
})

/** The margin line; on narrow pages it stands at the edge. */
export const rail = style([
  stageRail,
  { '@layer': { [layers.layout]: { '@media': { [narrow]: { gridColumn: 1, gridRow: '1 / span 2' } } } } },
])

export const content = style({
  '@layer': {
    [layers.layout]: {
      paddingBlockEnd: vars.space[28],
      minInlineSize: 0,
      '@media': { [narrow]: { gridColumn: 2, gridRow: 2 } },
    },
  },
})

/** The stage that is edited: a sheet with a strip at its side. */
export const open = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[16],
      background: vars.color.sheet,
      borderBlock: `1px solid ${vars.color.rule}`,
      borderInlineStart: `3px solid ${vars.brand.border}`,
      padding: vars.space[20],
      marginBlockEnd: vars.space[28],
    },
  },
})

export const head = style({
  '@layer': {
    [layers.layout]: { display: 'flex', gap: vars.space[12], alignItems: 'center', justifyContent: 'space-between' },
  },
})

export const grow = style({
  '@layer': { [layers.layout]: { flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' } },
})

/** Fields side by side where there is room. */
export const fields = style({
  '@layer': {
    [layers.layout]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[16], alignItems: 'end' },
  },
})

export const line = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[12],
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingBlock: vars.space[8],
      borderBlockStart: `1px solid ${vars.color.rule}`,
      overflowWrap: 'anywhere',
    },
  },
})

export const words = style({
  '@layer': { [layers.layout]: { display: 'flex', gap: vars.space[8], alignItems: 'center', minInlineSize: 0 } },
})

export const legend = style({ '@layer': { [layers.layout]: { padding: 0, marginBlockEnd: vars.space[4] } } })

export const conditions = style({
  '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[12], border: 0, padding: 0, margin: 0 } },
})

export const indented = style({ '@layer': { [layers.layout]: { paddingInlineStart: vars.space[28] } } })
