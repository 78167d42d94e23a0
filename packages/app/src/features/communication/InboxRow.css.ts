import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: StyleRule): string => style({ '@layer': { [layers.layout]: styles } })
const wide = `(min-width: ${breakpoints.bars}px)`
const narrow = `(max-width: ${breakpoints.bars - 0.02}px)`

export const time = layout({
  '@media': { [wide]: { flexDirection: 'column', alignItems: 'flex-end' } },
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  fontVariantNumeric: 'tabular-nums',
})

export const clock = layout({ color: vars.color.ink3 })

/** Words and, at the right, the one button; on small screens below. */
export const row = layout({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[12],
  selectors: {
    // The ribbon of what is unread hangs on the margin line.
    '&[data-unread]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${vars.space[16]})`,
      insetBlockStart: vars.space[4],
      inlineSize: 8,
      blockSize: 14,
      background: vars.brand.exact,
      clipPath: 'polygon(0 0, 100% 0, 100% 100%, 50% 72%, 0 100%)',
    },
  },
  '@media': {
    [narrow]: {
      paddingInlineStart: vars.space[16],
      // Without a margin line it stands before the title.
      selectors: { '&[data-unread]::before': { insetInlineStart: 0 } },
    },
  },
})

export const words = layout({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  flex: '1 1 16rem',
  minInlineSize: 0,
})

/** The title is the button that opens the entry. */
export const title = style({
  '@layer': {
    [layers.components]: {
      padding: 0,
      border: 0,
      background: 'none',
      color: vars.color.ink,
      font: 'inherit',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      borderRadius: vars.radius.control,
      selectors: {
        '[data-unread] &': { fontWeight: 600 },
        '[data-current] &': { textDecoration: 'underline' },
        '&:hover': { textDecoration: 'underline' },
      },
    },
  },
})

export const marks = layout({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'center' })

export const hidden = layout({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
