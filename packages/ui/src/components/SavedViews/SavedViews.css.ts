import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { phones, rule } from '../../theme/styleRules.ts'
import { typography } from '../../theme/typography.ts'

export const actions = style(rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] }))
/** Its words end where the rule below ends; its ring lies around them, as nothing clips it here. */
export const save = style(rule({ paddingInline: 0, selectors: { '&:focus-visible': { outlineOffset: 1 } } }))
export const changed = style(
  rule({
    ...typography('note'),
    color: vars.color.warn,
    '@media': {
      [phones]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
)
