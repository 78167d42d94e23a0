import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const bars = style({
  '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[12], padding: 0, listStyle: 'none' } },
})

/** Name and figure above the bar, which has the whole width. */
export const unit = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"name words" "bar bar"',
      columnGap: vars.space[12],
      rowGap: vars.space[4],
      overflowWrap: 'anywhere',
    },
  },
})

export const track = style({
  '@layer': {
    [layers.layout]: {
      gridArea: 'bar',
      display: 'flex',
      gap: '1.5px',
      blockSize: 19,
      borderInlineStart: `1px solid ${vars.color.control}`,
    },
  },
})

const fill = (background: string, outline?: string) =>
  style({
    '@layer': {
      [layers.components]: {
        minInlineSize: 3,
        boxSizing: 'border-box',
        background,
        ...(outline === undefined ? {} : { border: `1px solid ${outline}` }),
        forcedColorAdjust: 'none',
      },
    },
  })

const { bad, badBg, warn, warnBg, control, wash, paper } = vars.color

/** The patterns tell them apart without colour. */
export const fills = {
  overdue: fill(bad),
  expired: fill(`repeating-linear-gradient(45deg, ${bad} 0 2px, ${badBg} 2px 5px)`, bad),
  dueSoon: fill(warnBg, warn),
  open: fill(paper, control),
  waived: fill(`radial-gradient(${control} 1px, transparent 1.2px) 0 0 / 5px 5px`, control),
  compliant: fill(wash, control),
}

export const keys = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[14],
      rowGap: vars.space[4],
      padding: 0,
      listStyle: 'none',
    },
  },
})

export const key = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[6],
      fontSize: vars.type.small.size,
      color: vars.color.ink2,
    },
  },
})

export const swatch = style({ '@layer': { [layers.layout]: { inlineSize: 14, blockSize: 14 } } })

export const scroll = style({ '@layer': { [layers.layout]: { overflowX: 'auto' } } })

export const table = style({ '@layer': { [layers.layout]: { inlineSize: '100%', borderCollapse: 'collapse' } } })
