import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

export const files = style(
  layout({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `1px solid ${vars.color.rule}`,
  }),
)

export const file = style(
  layout({
    display: 'grid',
    gridTemplateColumns: `${vars.space[20]} minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: vars.space[44],
    paddingBlock: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    overflowWrap: 'anywhere',
  }),
)

export const fileWords = style(layout({ display: 'grid', gap: vars.space[2] }))

export const picture = style(
  layout({
    display: 'block',
    maxInlineSize: '100%',
    maxBlockSize: '32rem',
    blockSize: 'auto',
    borderRadius: vars.radius.control,
  }),
)

/** What a person wrote, with their own line breaks. */
export const text = style(
  layout({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: vars.type.body.line }),
)
