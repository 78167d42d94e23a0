import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const group = style({
  '@layer': { [layers.layout]: { minInlineSize: 0, borderBlockStart: `1px solid ${vars.color.ruleStrong}` } },
})

/** A full-width row with a strip on the chosen one. */
export const row = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gridTemplateColumns: `${vars.space[20]} minmax(0, 1fr) auto`,
      alignItems: 'center',
      columnGap: vars.space[14],
      minBlockSize: vars.space[56],
      paddingBlock: vars.space[12],
      paddingInline: vars.space[14],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      borderInlineStart: '3px solid transparent',
      fontSize: vars.type.body.size,
      lineHeight: vars.type.body.line,
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      selectors: {
        '&:hover': { background: vars.color.wash },
        '&:has(:checked)': {
          background: vars.brand.subtle,
          borderInlineStartColor: vars.brand.solid,
          fontWeight: vars.weight.strong,
        },
      },
    },
  },
})

export const mark = style({
  '@layer': {
    [layers.components]: {
      inlineSize: vars.space[20],
      blockSize: vars.space[20],
      margin: 0,
      accentColor: vars.brand.solid,
    },
  },
})

/** Text with fields in it. */
export const cloze = style({
  '@layer': {
    [layers.components]: {
      fontSize: vars.type.body.size,
      lineHeight: 2.6,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    },
  },
})

export const gap = style({
  '@layer': {
    [layers.components]: {
      minBlockSize: vars.space[44],
      maxInlineSize: '100%',
      paddingInline: vars.space[12],
      border: `1px solid ${vars.color.control}`,
      borderRadius: vars.radius.control,
      background: vars.color.sheet,
      color: vars.color.ink,
      font: 'inherit',
      lineHeight: 1.4,
    },
  },
})

export const stem = style({ '@layer': { [layers.components]: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } } })
