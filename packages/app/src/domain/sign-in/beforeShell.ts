import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'

// What the pages before the shell have in common, for their style sheets: the gate and the legal texts that wait.

type Rule = Omit<StyleRule, '@layer'>

/** From here the margin has its line. */
export const wide = `(min-width: ${breakpoints.bars}px)`

export const layout = (rule: Rule): string => style({ '@layer': { [layers.layout]: rule } })

/** Where the margin line stands, and where the text beside it begins (picture 09). */
const marginLine = 'clamp(40px, 7.8vw, 112px)'

/** From mark to foot, with the line of the margin where there is room for one. */
export const frame: Rule = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space[20],
  paddingInline: vars.space[20],
  '@media': {
    [wide]: {
      paddingBlock: `${vars.space[36]} ${vars.space[44]}`,
      paddingInline: `calc(${marginLine} + 40px) ${vars.space[56]}`,
      '::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: marginLine,
        borderInlineStart: `1px solid ${vars.brand.margin}`,
      },
    },
  },
}

/** Mark and name. */
export const brandLine: Rule = { display: 'flex', alignItems: 'center', gap: vars.space[12] }

export const productName: Rule = {
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.type.h3.tracking,
}

/** Languages and legal pages. */
export const footLine: Rule = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[24],
  rowGap: vars.space[12],
}
