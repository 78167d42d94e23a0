import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { rule } from '../../theme/styleRules.ts'

const tone = (background: string, glyph: string) => rule({ background, vars: { [glyphColour]: glyph } })
const glyphColour = '--somo-banner-glyph'

/** Tint, glyph and words; the transparent edge becomes a border where colours are forced. */
export const banner = recipe({
  base: rule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[10],
    paddingBlock: vars.space[10],
    paddingInline: vars.space[12],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    letterSpacing: vars.type.ui.tracking,
  }),
  variants: {
    tone: {
      info: tone(vars.color.infoBg, vars.color.info),
      ok: tone(vars.color.okBg, vars.color.ok),
      warn: tone(vars.color.warnBg, vars.color.warn),
      bad: tone(vars.color.badBg, vars.color.bad),
    },
  },
})

export const glyph = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    blockSize: vars.type.ui.line,
    color: `var(${glyphColour})`,
  }),
)

export const words = style(rule({ flex: '1 1 auto', minInlineSize: 0, textWrap: 'pretty', overflowWrap: 'anywhere' }))

/** Ink, strong and underlined: a tint is no place for the accent (look.md, notice). */
export const action = style(
  rule({
    color: vars.color.ink,
    fontWeight: weights.button,
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
    borderRadius: vars.radius.mark,
    cursor: 'pointer',
    textAlign: 'start',
    // 28 px high without opening the line: what is pressed needs 24 (WCAG 2.5.8).
    paddingBlock: vars.space[4],
    marginBlock: `calc(${vars.space[4]} * -1)`,
    '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationThickness: 2 } } } },
  }),
)

export const dismiss = style(
  rule({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: vars.size.chipRemove,
    blockSize: vars.size.chipRemove,
    // The glyph of the button stands on the first line, its target around it.
    marginBlock: `calc((${vars.type.ui.line} - ${vars.size.chipRemove}) / 2)`,
    borderRadius: vars.radius.chip,
    color: vars.color.ink2,
    cursor: 'pointer',
    '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.ink } } }, print: { display: 'none' } },
  }),
)
