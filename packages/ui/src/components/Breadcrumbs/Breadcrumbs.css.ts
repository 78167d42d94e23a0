import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { weights } from '../../theme/tokens.ts'
import { typography } from '../../theme/typography.ts'
import { rule } from '../../theme/styleRules.ts'

/** The room it finds, not the window, decides whether the middle gives way. */
export const root = style(rule({ containerType: 'inline-size', ...typography('small') }))

export const list = style(rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[6] }))

export const item = style(
  rule({
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: vars.space[6],
    minInlineSize: 0,
    color: vars.color.ink2,
    selectors: { '& + &::before': { content: '/', color: vars.color.ink3 } },
  }),
)

/** Where the path is short of room its middle is asked for; then nothing is cut. */
export const more = style(rule({ display: 'none' }))

const narrow = '(max-width: 420px)'
globalStyle(`[data-collapsed] > ${item}[data-part="middle"]`, {
  '@layer': { [layers.components]: { '@container': { [narrow]: { display: 'none' } } } },
})
globalStyle(`[data-collapsed] > ${more}`, {
  '@layer': { [layers.components]: { '@container': { [narrow]: { display: 'inline-flex' } } } },
})

export const moreButton = style(
  rule({
    display: 'inline-flex',
    alignSelf: 'center',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: vars.space[24],
    minBlockSize: vars.space[24],
    borderRadius: vars.radius.chip,
    color: vars.brand.text,
    cursor: 'pointer',
  }),
)

export const current = style(rule({ paddingBlock: vars.space[4], color: vars.color.ink2, fontWeight: weights.link, overflowWrap: 'anywhere' }))
