import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

const inset = vars.space[20]

/** At most 790 px high; React Aria limits it to the window. */
export const beside = style(
  rule({
    inlineSize: '26.5rem',
    maxInlineSize: `calc(100vw - ${vars.space[24]})`,
    overflow: 'hidden',
  }),
)

export const overlay = style(
  rule({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.dialog,
    background: vars.color.scrim,
    transitionProperty: 'opacity',
    transitionDuration: vars.duration.fade,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  }),
)

export const sheet = style(
  rule({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: `calc(100dvh - ${vars.space[44]})`,
    overflow: 'hidden',
    borderStartStartRadius: vars.radius.floating,
    borderStartEndRadius: vars.radius.floating,
    background: vars.color.sheet,
    color: vars.color.ink,
    transitionProperty: 'translate',
    transitionDuration: vars.duration.drawer,
    transitionTimingFunction: vars.easing.out,
    selectors: { '&[data-entering], &[data-exiting]': { translate: `0 ${vars.space[48]}` } },
  }),
)

export const dialog = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    blockSize: '100%',
    maxBlockSize: '49.375rem',
    outline: 'none',
    selectors: { '[data-place="sheet"] &': { maxBlockSize: 'none' } },
  }),
)

/** On a phone the actions go below a long title. */
export const head = style(
  rule({
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    paddingBlock: `${vars.space[14]} ${vars.space[4]}`,
    paddingInline: `${inset} ${vars.space[12]}`,
  }),
)

export const title = style(
  rule({
    minInlineSize: 0,
    color: vars.color.ink,
    fontSize: vars.type.h2.size,
    lineHeight: vars.type.h2.line,
    fontWeight: vars.type.h2.weight,
    letterSpacing: vars.type.h2.tracking,
  }),
)

export const actions = style(
  rule({ display: 'flex', flexShrink: 0, alignItems: 'center', gap: vars.space[4], marginInlineStart: 'auto' }),
)

export const body = style(rule({ flex: '1 1 auto', minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' }))

export const foot = style(
  rule({
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    paddingBlock: `${vars.space[12]} max(${vars.space[12]}, env(safe-area-inset-bottom))`,
    paddingInline: inset,
    borderBlockStart: `1px solid ${vars.color.rule}`,
  }),
)
