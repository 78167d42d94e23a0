import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const rule = (styles: StyleRule): string => style({ '@layer': { [layers.layout]: styles } })
const narrow = `(max-width: ${breakpoints.bars - 0.02}px)`
const wide = `(min-width: ${breakpoints.wide}px)`

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: '14.75rem minmax(0, 1fr)',
  gap: vars.space[28],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** On small screens the list and one mail take turns. */
export const listColumn = rule({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  minInlineSize: 0,
  '@media': { [narrow]: { selectors: { '[data-open] > &': { display: 'none' } } } },
})

export const editorColumn = rule({
  minInlineSize: 0,
  '@media': { [narrow]: { selectors: { ':not([data-open]) > &': { display: 'none' } } } },
})

export const back = rule({
  display: 'none',
  '@media': { [narrow]: { display: 'block', paddingBlockEnd: vars.space[12] } },
})

export const group = rule({
  paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
  color: vars.color.ink3,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: vars.type.caption.weight,
  letterSpacing: vars.type.caption.tracking,
})

export const entries = rule({ listStyle: 'none', margin: 0, padding: 0 })

export const entry = rule({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[6],
  paddingInline: vars.space[10],
  borderInlineStart: '3px solid transparent',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-current]': { borderInlineStartColor: vars.brand.exact, background: vars.brand.subtle, fontWeight: 600 },
  },
})

export const state = rule({
  flexShrink: 0,
  color: vars.color.ink3,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  fontWeight: 400,
})

export const editor = rule({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })

export const editorHead = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const buttons = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const work = rule({
  display: 'grid',
  gap: vars.space[28],
  '@media': {
    [wide]: {
      selectors: { '&:not([data-tab="preview"])': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26.5rem)' } },
    },
  },
  selectors: { '&[hidden]': { display: 'none' } },
})

export const texts = rule({ minInlineSize: 0 })

export const previewColumn = rule({ minInlineSize: 0 })

export const placeholdersHint = rule({
  paddingBlockEnd: vars.space[8],
  color: vars.color.ink2,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
})

export const placeholders = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const previewHead = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

export const mail = rule({
  margin: 0,
  marginInline: 'auto',
  inlineSize: '100%',
  border: `1px solid ${vars.color.ruleStrong}`,
  borderRadius: vars.radius.floating,
  background: vars.color.sheet,
  color: vars.color.ink,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-width="phone"]': { maxInlineSize: '22.5rem' },
    '&[data-width="desktop"]': { maxInlineSize: '37.5rem' },
  },
})

export const mailSubject = rule({ padding: vars.space[20], fontWeight: 600, fontSize: vars.type.h3.size })

export const mailBody = rule({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[16],
  padding: vars.space[20],
  borderBlockStart: `4px solid ${vars.brand.exact}`,
})

export const mailText = rule({ whiteSpace: 'pre-line' })

export const mailFoot = rule({
  inlineSize: '100%',
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.rule}`,
  color: vars.color.ink2,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  whiteSpace: 'pre-line',
})

export const mailButton = rule({
  paddingBlock: vars.space[10],
  paddingInline: vars.space[20],
  borderRadius: vars.radius.control,
  background: vars.brand.solid,
  color: vars.brand.on,
  fontWeight: 600,
})

export const plainMail = rule({
  margin: 0,
  padding: vars.space[16],
  border: `1px solid ${vars.color.rule}`,
  borderRadius: vars.radius.floating,
  background: vars.color.sheet,
})

export const plainText = rule({
  margin: 0,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
