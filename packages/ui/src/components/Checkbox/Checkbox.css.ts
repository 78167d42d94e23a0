import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** Tick and dash are shapes cut out of a filled square, so that they take the brand's colour and cost no element. */
export const tick = style(
  rule({
    borderRadius: vars.radius.checkbox,
    selectors: {
      '&:checked::before': {
        visibility: 'visible',
        clipPath: 'polygon(9% 46%, 36% 73%, 91% 14%, 104% 27%, 36% 98%, -4% 59%)',
      },
      '&:indeterminate::before': { visibility: 'visible', clipPath: 'inset(40% 5%)' },
      '&[aria-disabled="true"]::before': { background: vars.color.ink3 },
    },
  }),
)

/** Without words: the whole cell of a table is the target. */
export const cell = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '100%',
    blockSize: '100%',
    minInlineSize: vars.space[36],
    minBlockSize: vars.size.treeRow,
    cursor: 'pointer',
    selectors: { '&[data-unavailable]': { cursor: 'not-allowed' } },
  }),
)
