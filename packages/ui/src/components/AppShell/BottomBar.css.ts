import { globalStyle, style } from '@vanilla-extract/css'
import { layers } from '../../theme/layers.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { measures, weights } from '../../theme/tokens.ts'
import { iconSizes } from '../Button/icons.ts'
import { canHover, narrow, rule } from '../Button/styleRules.ts'

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
    },
  }),
)

export const cells = style(rule({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }))

export const cell = style(
  rule({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[4],
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: measures.bottomBar - 1,
    paddingBlock: `${vars.space[12]} ${vars.space[8]}`,
    paddingInline: vars.space[2],
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
      // The strip of the index tab, turned to the page above.
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: -1,
        insetInline: '26%',
        blockSize: vars.space[4],
        borderEndStartRadius: vars.radius.mark,
        borderEndEndRadius: vars.radius.mark,
        background: vars.brand.exact,
      },
    },
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
  }),
)

export const cellIcon = style(rule({ display: 'flex', selectors: { '[aria-current] > &': { color: vars.brand.text } } }))

// The entries' icons are drawn for the sidebar; under a thumb they are a little larger.
globalStyle(`${cellIcon} > svg`, {
  '@layer': { [layers.components]: { inlineSize: iconSizes.phone, blockSize: iconSizes.phone } },
})

export const cellLabel = style(rule({ maxInlineSize: '100%', overflowWrap: 'anywhere', hyphens: 'auto' }))

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
