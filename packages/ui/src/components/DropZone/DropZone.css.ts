import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** A dashed place for files; it answers as soon as files are carried over it. */
export const zone = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    minInlineSize: 0,
    padding: vars.space[16],
    border: `1px dashed ${vars.color.control}`,
    borderRadius: vars.radius.control,
    color: vars.color.ink2,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    letterSpacing: vars.type.ui.tracking,
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.duration.colour,
    selectors: {
      '&[data-invalid]': { borderColor: vars.color.bad },
      '&[data-unavailable]': {
        background: vars.color.wash,
        borderColor: vars.color.ruleStrong,
        color: vars.color.ink3,
      },
      '&[data-drop-target]': {
        borderStyle: 'solid',
        borderColor: vars.brand.border,
        background: vars.brand.subtle,
        color: vars.color.ink,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-drop-target]': { outline: '2px solid Highlight' } } },
    },
  }),
)
