import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { weights } from '../../theme/tokens.ts'
import { typography } from '../../theme/typography.ts'
import { rule, twoLines } from '../../theme/styleRules.ts'

/** What it holds does not widen what it stands in. */
export const root = style(rule({ contain: 'inline-size', ...typography('small') }))

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

/** Where the path is short of room its middle is asked for. */
export const more = style(rule({ display: 'none' }))

globalStyle(`[data-collapsed] > ${item}[data-part="middle"]`, {
  '@layer': { [layers.components]: { display: 'none' } },
})
globalStyle(`[data-collapsed] > ${more}`, { '@layer': { [layers.components]: { display: 'inline-flex' } } })
// While it is looked at how much room the whole path would take.
globalStyle(`[data-measured]`, {
  '@layer': { [layers.components]: { inlineSize: 'max-content', flexWrap: 'nowrap', whiteSpace: 'nowrap' } },
})

/** What is cut off below leaves the underline of the last line whole. */
export const name = style(
  rule({
    ...twoLines,
    marginBlockEnd: `calc(-1 * ${vars.space[2]})`,
    paddingBlockEnd: vars.space[2],
    overflowWrap: 'anywhere',
  }),
)

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

export const current = style(rule({ paddingBlock: vars.space[4], color: vars.color.ink2, fontWeight: weights.link }))
