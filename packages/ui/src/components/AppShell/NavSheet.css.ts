import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { breakpoints } from '../../theme/tokens.ts'
import { rule } from '../../theme/styleRules.ts'
import { forcedScrollEdge, scrollContent, scrollEdge } from './scrollEdge.ts'

const besideThePage = `(min-width: ${breakpoints.cards}px)`

/** A phone on its side, or a desktop zoomed to 400 %: head and account would leave the menu two rows. */
const low = '(max-height: 400px)'

export const overlay = style(
  rule({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.drawer,
    display: 'flex',
    justifyContent: 'flex-end',
    background: vars.color.scrim,
    transitionProperty: 'opacity',
    transitionDuration: vars.duration.fade,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  }),
)

export const sheet = style(
  rule({
    inlineSize: '100%',
    blockSize: '100%',
    background: vars.color.desk,
    color: vars.color.ink,
    transitionProperty: 'translate',
    transitionDuration: vars.duration.drawer,
    transitionTimingFunction: vars.easing.out,
    selectors: {
      '&[data-entering]': { translate: `0 ${vars.space[48]}` },
      '&[data-exiting]': { translate: `0 ${vars.space[48]}`, transitionTimingFunction: vars.easing.in },
    },
    '@media': {
      [besideThePage]: { maxInlineSize: '22.5rem', borderInlineStart: `1px solid ${vars.color.ruleStrong}` },
      print: { display: 'none' },
    },
  }),
)

export const dialog = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    outline: 'none',
    '@media': { [low]: { display: 'block', overflowY: 'auto', overscrollBehavior: 'contain' } },
  }),
)

export const head = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    paddingBlock: vars.space[12],
    paddingInline: `${vars.space[24]} ${vars.space[12]}`,
  }),
)

export const body = style(
  rule({
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    ...scrollEdge,
    '@media': { [low]: { overflowY: 'visible' }, ...forcedScrollEdge },
  }),
)

export const bodyContent = style(rule(scrollContent(vars.space[8], vars.space[8])))

export const foot = style(
  rule({
    flexShrink: 0,
    paddingBlock: vars.space[10],
    paddingInline: vars.space[16],
    paddingBlockEnd: `calc(${vars.space[10]} + env(safe-area-inset-bottom))`,
  }),
)
