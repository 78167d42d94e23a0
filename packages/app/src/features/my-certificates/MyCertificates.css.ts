import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const rule = (styles: StyleRule): string => style({ '@layer': { [layers.layout]: styles } })
const narrow = `(max-width: ${breakpoints.wide - 0.02}px)`
const columns = '4.5rem minmax(0, 1fr) 7rem 8.5rem 12rem 9.5rem'

/** Names of the columns; on small screens each value has its own. */
export const head = rule({
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: vars.space[20],
  paddingBlockEnd: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.ruleStrong}`,
  color: vars.color.ink2,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  '@media': { [narrow]: { display: 'none' } },
})

export const list = rule({ listStyle: 'none', margin: 0, padding: 0 })

export const entry = rule({
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: vars.space[20],
  rowGap: vars.space[4],
  alignItems: 'center',
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  '@media': {
    [narrow]: { gridTemplateColumns: '4rem minmax(0, 1fr)', columnGap: vars.space[16], alignItems: 'start' },
  },
})

export const thumbnail = rule({
  inlineSize: '100%',
  aspectRatio: '297 / 210',
  objectFit: 'contain',
  objectPosition: 'top',
  border: `1px solid ${vars.color.ruleStrong}`,
  background: vars.color.sheet,
  '@media': { [narrow]: { gridRow: '1 / span 2' } },
})

/** In place of the first page of a certificate of one's own. */
export const frame = rule({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '100%',
  aspectRatio: '297 / 210',
  border: `1px dashed ${vars.color.control}`,
  color: vars.color.ink2,
  '@media': { [narrow]: { gridRow: '1 / span 2' } },
})

export const words = rule({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const title = rule({ selectors: { '&[data-past]': { color: vars.color.ink2 } } })

const value = { fontVariantNumeric: 'tabular-nums' } as const
export const issued = rule({ ...value, '@media': { [narrow]: { display: 'none' } } })
export const until = rule({ ...value, '@media': { [narrow]: { gridColumn: 2, order: 2 } } })

/** Below the date. */
export const left = rule({ display: 'block' })

/** Before a value that has no column head on small screens. */
export const label = rule({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [narrow]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      color: vars.color.ink2,
      fontSize: vars.type.small.size,
    },
  },
})

/** On small screens it stands right below the name. */
export const status = rule({ '@media': { [narrow]: { gridColumn: 2, order: 1 } } })

export const actions = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 1fr) auto',
  gap: vars.space[8],
  '@media': { [narrow]: { gridColumn: 2, order: 3, paddingBlockStart: vars.space[8] } },
})

export const note = rule({
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: '34rem',
  paddingBlockStart: vars.space[20],
})

export const code = rule({
  display: 'block',
  inlineSize: 'min(100%, 16rem)',
  marginInline: 'auto',
})
