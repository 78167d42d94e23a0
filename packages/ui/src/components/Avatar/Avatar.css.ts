import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { typography } from '../../theme/typography.ts'

export const avatar = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-grid',
      placeItems: 'center',
      position: 'relative',
      overflow: 'hidden',
      flex: 'none',
      borderRadius: vars.radius.round,
      backgroundColor: vars.color.wash,
      color: vars.color.ink2,
      ...typography('caption'),
      fontWeight: vars.weight.strong,
      userSelect: 'none',
      // On a ground that has taken the avatar's own colour (a button under the pointer, pressed or open) it stays a circle.
      selectors: { ':is(a, button):is(:hover, [aria-expanded="true"]) &': { backgroundColor: vars.color.sheet } },
      '@media': { '(forced-colors: active)': { border: `1px solid ${vars.color.ruleStrong}` } },
    },
  },
})

/** In the place of the initials. */
export const picture = style({
  '@layer': {
    [layers.components]: {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      borderRadius: vars.radius.round,
      objectFit: 'cover',
    },
  },
})

/** Two letters of 12 px would cross the smallest circle; they are a drawing, the name stands beside it or is read. */
const fontSizes = { sm: { fontSize: vars.space[10], letterSpacing: 0 }, md: {}, lg: { fontSize: vars.type.h3.size } }

export const size = styleVariants(
  { sm: vars.space[24], md: vars.space[32], lg: `calc(${vars.space[48]} + ${vars.space[4]})` },
  (length, name) => ({
    '@layer': {
      [layers.components]: { inlineSize: length, blockSize: length, ...fontSizes[name] },
    },
  }),
)

export const group = style({
  '@layer': { [layers.components]: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' } },
})

/** Each lies a little over the one before, parted from it by the colour of the page. */
export const member = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-grid',
      borderRadius: vars.radius.round,
      outline: `2px solid ${vars.color.paper}`,
      selectors: {
        '& + &': { marginInlineStart: `calc(${vars.space[6]} * -1)` },
        // In the smallest circle the letters reach almost to the edge.
        '[data-size="sm"] > & + &': { marginInlineStart: `calc(${vars.space[2]} * -1)` },
      },
    },
  },
})
