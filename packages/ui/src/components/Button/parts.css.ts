import { style } from '@vanilla-extract/css'
import { rule } from '../../theme/styleRules.ts'

/** Read aloud, never drawn: text for those who do not see the glyph beside it. */
export const visuallyHidden = style(
  rule({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
)

/** An icon keeps its size, however long the words beside it are. */
export const iconSlot = style(
  rule({ display: 'inline-flex', flexShrink: 0, alignItems: 'center', justifyContent: 'center' }),
)
