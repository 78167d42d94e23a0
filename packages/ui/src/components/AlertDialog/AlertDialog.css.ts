import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** Sentence and consequences, which describe the dialog together. */
export const description = style(rule({ display: 'grid', gap: vars.space[12] }))

/** Three ruled lines at the most usual: what is lost, what becomes due, what stays. */
export const consequences = style(
  rule({
    display: 'grid',
    borderBlockStart: `1px solid ${vars.color.rule}`,
    color: vars.color.ink,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
  }),
)

export const consequence = style(
  rule({
    display: 'flex',
    gap: vars.space[10],
    paddingBlock: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    overflowWrap: 'anywhere',
  }),
)

export const consequenceGlyph = recipe({
  base: rule({ display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: vars.type.ui.line }),
  variants: {
    tone: {
      bad: rule({ color: vars.color.bad }),
      warn: rule({ color: vars.color.warn }),
      ok: rule({ color: vars.color.ok }),
    },
  },
})

/** Heavier than the label around it. */
export const word = style(rule({ fontWeight: vars.type.h2.weight }))
