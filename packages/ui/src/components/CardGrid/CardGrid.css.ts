import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** Room for the focus ring of a card, which what is skipped off screen would cut otherwise. */
export const ringSpace = vars.space[4]

export const root = style(rule({ containerType: 'inline-size', minInlineSize: 0 }))

const gap = (size: string): string => `calc(${size} - 2 * ${ringSpace})`

/** One, two or three columns by the width of the place the grid stands in. */
export const grid = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: gap(vars.space[32]),
    // 40 between rows, of which the cards bring their own room.
    rowGap: vars.space[32],
    margin: `calc(-1 * ${ringSpace})`,
    '@container': {
      '(min-width: 500px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '(min-width: 760px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
)

/** For few cards in a wide place: two columns on a phone, four where there is room. */
export const upToFour = style({
  '@layer': {
    [layers.layout]: {
      '@container': {
        '(min-width: 280px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: gap(vars.space[16]) },
        '(min-width: 860px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: gap(vars.space[28]) },
      },
    },
  },
})

export const place = style(rule({ display: 'flex', flexDirection: 'column', gap: vars.space[10], padding: ringSpace }))
export const cover = style(
  rule({ inlineSize: '100%', blockSize: 'auto', aspectRatio: '4 / 3', borderRadius: vars.radius.coverEdge }),
)
export const shortLine = style(rule({ inlineSize: '60%' }))
