import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

const figureTone = (color: string): StyleRule =>
  layout({
    color,
    fontSize: vars.type.h1.size,
    lineHeight: vars.type.h1.line,
    letterSpacing: vars.type.h1.tracking,
    fontWeight: vars.weight.nav,
  })

/** The figures above a check, before anything is done. */
export const figureValue = styleVariants({
  plain: figureTone(vars.color.ink),
  quiet: figureTone(vars.color.ink3),
  warn: figureTone(vars.color.warn),
  bad: figureTone(vars.color.bad),
})

const labelTone = (color: string): StyleRule =>
  layout({
    display: 'flex',
    gap: vars.space[6],
    alignItems: 'center',
    overflowWrap: 'break-word',
    color,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
  })

export const figureLabel = styleVariants({
  plain: labelTone(vars.color.ink2),
  quiet: labelTone(vars.color.ink2),
  warn: labelTone(vars.color.warn),
  bad: labelTone(vars.color.bad),
})

/** The heads above the list of what would change; where rows are cards there are none. */
export const heads = style(
  layout({
    display: 'none',
    '@media': {
      [`(min-width: ${breakpoints.cards}px)`]: {
        display: 'grid',
        columnGap: vars.space[12],
        paddingBlock: vars.space[10],
        borderBlockEnd: `1px solid ${vars.color.ruleStrong}`,
        color: vars.color.ink2,
        fontSize: vars.type.caption.size,
        lineHeight: vars.type.caption.line,
        fontWeight: vars.type.caption.weight,
      },
    },
  }),
)
