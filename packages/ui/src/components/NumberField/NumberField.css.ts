import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** Less and more beside one another, each as wide as the field is high; a rule keeps them apart from the number. */
export const steppers = style(
  rule({ display: 'flex', flexShrink: 0, alignSelf: 'stretch', borderInlineStart: `1px solid ${vars.color.rule}` }),
)
