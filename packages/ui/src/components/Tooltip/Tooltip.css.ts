import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** Not there for the layout. */
export const anchor = style(rule({ display: 'contents' }))

/** Placed from the window's corner by `placeTooltip`, which measures in the window's own directions. */
export const tooltip = style(
  rule({
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: vars.z.tooltip,
    inlineSize: 'max-content',
    maxInlineSize: 'min(16rem, calc(100vw - 1rem))',
    margin: 0,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[8],
    border: `1px solid ${vars.color.inverseEdge}`,
    borderRadius: vars.radius.chip,
    background: vars.color.inverse,
    color: vars.color.onInverse,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontWeight: vars.type.small.weight,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '@media': {
      '(forced-colors: active)': { background: 'Canvas', borderColor: 'CanvasText', color: 'CanvasText' },
      print: { display: 'none' },
    },
  }),
)
