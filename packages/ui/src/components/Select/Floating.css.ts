import { style } from '@vanilla-extract/css'
import { rule } from '../../theme/styleRules.ts'

/** The browser centres what lies in its top layer; place.ts says where it goes. */
export const floating = style(
  rule({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: 0,
    overflow: 'hidden',
    minInlineSize: 'max(13rem, var(--anchor-width))',
    maxInlineSize: 'min(max(22rem, var(--anchor-width)), calc(100vw - 1rem))',
    // Where the field has the width of the screen its list has no reason to be wider.
    '@media': { '(max-width: 480px)': { inlineSize: 'max(13rem, var(--anchor-width))' } },
  }),
)
