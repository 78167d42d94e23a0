import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { typography } from '../../theme/typography.ts'
import { canHover, rule } from '../../theme/styleRules.ts'

export const root = style(rule({ minInlineSize: 0 }))

/** Rules between, not boxes around. */
export const group = style(rule({ display: 'grid', borderBlock: `1px solid ${vars.color.rule}` }))
export const member = style(rule({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` } } }))

export const trigger = style(
  rule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    inlineSize: '100%',
    minBlockSize: vars.size.controlLarge,
    paddingBlock: vars.space[10],
    borderRadius: vars.radius.mark,
    ...typography('h3'),
    color: vars.color.ink,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    cursor: 'pointer',
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.ink2 } } } },
  }),
)

export const chevron = style(
  rule({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    blockSize: vars.type.h3.line,
    color: vars.color.ink2,
    transitionProperty: 'rotate',
    transitionDuration: vars.duration.menu,
    transitionTimingFunction: vars.easing.out,
    selectors: {
      '[aria-expanded="true"] > &': { rotate: '90deg' },
      '[aria-expanded="false"] > &:dir(rtl)': { rotate: '180deg' },
    },
  }),
)

export const title = style(rule({ flex: '1 1 auto', minInlineSize: 0 }))
export const detail = style(rule({ ...typography('small'), alignSelf: 'center', color: vars.color.ink2 }))

/** What is closed is still there for "find in page", which opens it. */
export const panel = style(
  rule({
    paddingBlockEnd: vars.space[16],
    paddingInlineStart: vars.space[24],
    selectors: { '&[hidden="until-found"]': { display: 'block', paddingBlockEnd: 0 } },
    // On paper everything is read.
    '@media': { print: { selectors: { '&[hidden]': { display: 'block', contentVisibility: 'visible' } } } },
  }),
)
