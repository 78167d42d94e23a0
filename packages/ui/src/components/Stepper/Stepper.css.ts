import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { typography } from '../../theme/typography.ts'
import { canHover, hollowTrack, rule } from '../../theme/styleRules.ts'
import { lineHeight, markEdge } from '../ProgressRibbon/ribbon.css.ts'

/** Without room for names only those that count are drawn, the present one and what has to be corrected; all are read. */
const narrow = '(max-width: 480px)'

export const root = style(rule({ containerType: 'inline-size', display: 'grid', gap: vars.space[8], minInlineSize: 0 }))

export const list = style(
  rule({
    position: 'relative',
    display: 'flex',
    columnGap: vars.space[4],
    rowGap: vars.space[6],
    '@container': { [narrow]: { flexWrap: 'wrap' } },
  }),
)

/** Without room the lines share one row, and the name that is left has the next one to itself. */
export const step = style(
  rule({
    display: 'grid',
    flex: '1 1 0',
    alignContent: 'start',
    gap: vars.space[6],
    minInlineSize: 0,
    '@container': { [narrow]: { display: 'contents' } },
  }),
)

const { '(forced-colors: active)': hollow } = hollowTrack

export const line = style(
  rule({
    position: 'relative',
    blockSize: lineHeight,
    borderRadius: vars.radius.mark,
    background: vars.color.ruleStrong,
    '@container': { [narrow]: { flex: '1 1 0' } },
    selectors: {
      '&[data-filled]': { background: vars.brand.exact, boxShadow: markEdge },
      '&[data-failed]': { background: vars.color.bad, boxShadow: 'none' },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        selectors: { '&[data-filled]': { boxShadow: 'none' }, '&:not([data-filled], [data-failed])': hollow },
      },
    },
  }),
)

/** The ribbon hangs at the end of the step one is in. */
export const place = style(rule({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0 }))

export const words = style(
  rule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[4],
    ...typography('small'),
    // Two names beside each other are two.
    paddingInlineEnd: vars.space[8],
    // 24 px for a finger, and its ring at one distance all around.
    paddingBlock: `calc((${vars.space[24]} - ${vars.type.small.line}) / 2)`,
    color: vars.color.ink2,
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.mark,
    selectors: {
      '[aria-current="step"] > &': { color: vars.color.ink, fontWeight: weights.strong },
      '[data-failed] > &': { color: vars.color.bad, fontWeight: weights.button },
    },
    '@container': {
      [narrow]: {
        order: 1,
        flexBasis: '100%',
        selectors: {
          ':not([aria-current="step"], [data-failed]) > &': {
            position: 'absolute',
            inlineSize: 1,
            blockSize: 1,
            padding: 0,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
            whiteSpace: 'nowrap',
          },
        },
      },
    },
  }),
)

export const button = style(
  rule({
    justifySelf: 'start',
    cursor: 'pointer',
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover': { color: vars.color.ink, textDecorationLine: 'underline', textUnderlineOffset: '0.22em' },
        },
      },
    },
  }),
)

export const glyph = style(
  rule({ display: 'inline-flex', flexShrink: 0, alignItems: 'center', blockSize: vars.type.small.line }),
)
export const summary = style(rule({ ...typography('small'), color: vars.color.ink2, textWrap: 'pretty' }))
