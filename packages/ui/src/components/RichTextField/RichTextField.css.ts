import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { low, rule } from '../../theme/styleRules.ts'
import { layers } from '../../theme/layers.css.ts'

const frame = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    selectors: {
      '&:has([role="textbox"]:focus-visible)': { outline: `2px solid ${vars.brand.border}`, outlineOffset: 2 },
      // The ground of the tools would cover an edge that is drawn inside.
      '&&[data-invalid]': { borderWidth: 2, boxShadow: 'none' },
    },
  }),
)

/** Tools above, text below, one edge around both; as high while the editor is on its way. */
export const box = style([frame, rule({ minBlockSize: '18rem' })])

/** Of a block of a larger text. */
export const blockBox = style([frame, rule({ minBlockSize: '8rem' })])

/** Stays in sight while a long text scrolls below it. */
export const tools = style(
  rule({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'grid',
    gap: vars.space[8],
    padding: vars.space[6],
    '@media': { [low]: { position: 'static' } },
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    borderStartStartRadius: vars.radius.control,
    borderStartEndRadius: vars.radius.control,
    background: vars.color.sheet,
  }),
)

export const linkForm = style(
  rule({ display: 'grid', gap: vars.space[8], padding: vars.space[6], maxInlineSize: '30rem' }),
)

export const linkSteps = style(rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }))

/** The text itself, set as readers will see it. */
export const content = style(
  rule({
    minBlockSize: '14rem',
    maxBlockSize: '60dvh',
    overflowY: 'auto',
    paddingBlock: vars.space[12],
    paddingInline: vars.space[12],
    color: 'inherit',
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.line,
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    outline: 'none',
  }),
)

/** A block is as high as its text, and scrolls with the page. */
export const blockContent = style(rule({ minBlockSize: '5rem', maxBlockSize: 'none' }))

const inside = (selector: string, rules: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(`${content} ${selector}`, { '@layer': { [layers.components]: rules } })

inside('> * + *', { marginBlockStart: vars.space[12] })
inside('h2', { fontSize: vars.type.h3.size, lineHeight: vars.type.h3.line, fontWeight: weights.strong })
inside('h3', { fontSize: vars.type.ui.size, lineHeight: vars.type.ui.line, fontWeight: weights.strong })
inside('ul', { listStyle: 'disc', paddingInlineStart: vars.space[20] })
inside('ol', { listStyle: 'decimal', paddingInlineStart: vars.space[20] })
inside('strong', { fontWeight: weights.strong })
inside('em', { fontStyle: 'italic' })
inside('a', { color: vars.brand.text, textDecoration: 'underline' })
