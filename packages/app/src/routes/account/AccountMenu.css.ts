import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** Letters that find room in a line of the foot; a number would be taken for px. */
const longWord = '16'

/** So low that the longest names would leave the menu no room; the account menu says them whole. */
const low = '(max-height: 639.98px)'

export const person = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[10],
      minInlineSize: 0,
      paddingBlock: vars.space[6],
    },
  },
})

export const personWords = style({
  '@layer': { [layers.layout]: { display: 'flex', flexDirection: 'column', minInlineSize: 0, whiteSpace: 'normal' } },
})

export const personName = style({
  '@layer': {
    [layers.components]: {
      fontSize: vars.type.small.size,
      lineHeight: vars.type.small.line,
      fontWeight: vars.weight.strong,
      color: vars.color.ink,
      // A name wraps between its words and is never cut; only a word longer than the line breaks, with a hyphen.
      hyphens: 'auto',
      hyphenateLimitChars: longWord,
      '@media': {
        [low]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' },
      },
    },
  },
})

export const personRoles = style({
  '@layer': {
    [layers.components]: {
      fontSize: vars.type.caption.size,
      lineHeight: vars.type.caption.line,
      fontWeight: vars.weight.regular,
      color: vars.color.ink3,
      // All roles are read whole; in a low window they leave the room to the menu, and the account menu says them.
      overflowWrap: 'anywhere',
      '@media': { [low]: { display: 'none' } },
      hyphens: 'auto',
    },
  },
})
