import { globalStyle, style } from '@vanilla-extract/css'
import { layers } from '../../theme/layers.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { measures, weights } from '../../theme/tokens.ts'
import { iconSizes } from '../Icon/iconSizes.ts'
import { canHover, low, narrow, rule } from '../../theme/styleRules.ts'

export const bar = style(
  rule({
    display: 'none',
    '@media': {
      [narrow]: {
        display: 'block',
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: vars.z.bottomBar,
        borderBlockStart: `1px solid ${vars.color.rule}`,
        background: vars.color.desk,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
      },
      print: { display: 'none' },
      [`${narrow} and ${low}`]: { position: 'static' },
    },
  }),
)

/**
 * Icons stand on one line whether the words below take one line or two, and both together in the middle of the bar: the
 * rows are air, icons, words, air, shared by all entries.
 */
export const cells = style(
  rule({
    display: 'grid',
    gridAutoFlow: 'column',
    // A short word lends its room to a long one before that breaks; what is left is shared.
    gridAutoColumns: `minmax(${vars.space[48]}, auto)`,
    gridTemplateRows: '1fr auto auto 1fr',
    minBlockSize: measures.bottomBar - 1,
  }),
)

const sharedRows = {
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const

export const place = style(rule(sharedRows))

export const cell = style(
  rule({
    ...sharedRows,
    position: 'relative',
    justifyItems: 'center',
    minInlineSize: 0,
    paddingInline: 1,
    color: vars.color.ink2,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.line,
    letterSpacing: vars.type.caption.tracking,
    fontWeight: vars.type.caption.weight,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outlineOffset: -2 },
      '&[aria-current]': { color: vars.color.ink, fontWeight: weights.strong },
      // Pressed, and its menu still on the way.
      '&[aria-busy="true"]': { background: vars.color.wash, color: vars.color.ink, cursor: 'progress' },
      // The strip of the index tab, turned to the page above.
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: -1,
        insetInline: '26%',
        borderBlockStart: `${vars.space[4]} solid ${vars.brand.exact}`,
        borderEndStartRadius: vars.radius.mark,
        borderEndEndRadius: vars.radius.mark,
      },
    },
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
  }),
)

export const cellIcon = style(
  rule({ display: 'flex', gridRow: 2, selectors: { '[aria-current] > &': { color: vars.brand.text } } }),
)

// The entries' icons are drawn for the sidebar; under a thumb they are a little larger.
globalStyle(`${cellIcon} > svg`, {
  '@layer': { [layers.components]: { inlineSize: iconSizes.phone, blockSize: iconSizes.phone } },
})

export const cellLabel = style(
  rule({
    gridRow: 3,
    maxInlineSize: '100%',
    paddingBlockStart: vars.space[2],
    overflowWrap: 'break-word',
    hyphens: 'auto',
  }),
)

export const failure = style(
  rule({
    paddingBlock: vars.space[8],
    paddingInline: vars.space[20],
    background: vars.color.badBg,
    color: vars.color.ink,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    selectors: { '&:empty': { display: 'none' } },
  }),
)
