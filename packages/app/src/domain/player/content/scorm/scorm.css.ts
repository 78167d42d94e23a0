import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints, documentPaper } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

export const columns = style(
  layout({
    display: 'grid',
    gap: vars.space[16],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [`(min-width: ${breakpoints.drawer}px)`]: {
        selectors: { '&[data-has-list]': { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
      },
    },
  }),
)

/** The pages of packages are made for a white ground. */
export const packageFrame = style(
  layout({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'clamp(20rem, 75vh, 60rem)',
    border: `1px solid ${vars.color.rule}`,
    background: documentPaper,
  }),
)

/** The buttons below a package. */
export const steps = style(layout({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }))

export const list = style(
  layout({ margin: 0, padding: 0, listStyle: 'none', maxBlockSize: 'clamp(10rem, 70vh, 56rem)', overflowY: 'auto' }),
)

export const activity = style(
  layout({
    display: 'grid',
    gridTemplateColumns: `${vars.space[20]} minmax(0, 1fr)`,
    gap: vars.space[8],
    alignItems: 'start',
    inlineSize: '100%',
    minBlockSize: vars.space[44],
    paddingBlock: vars.space[10],
    paddingInline: vars.space[12],
    border: 0,
    background: 'none',
    color: vars.color.ink2,
    font: 'inherit',
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      'button&': { cursor: 'pointer' },
      'button&:hover': { color: vars.color.ink },
      '&[aria-current]': {
        background: vars.brand.subtle,
        color: vars.color.ink,
        fontWeight: vars.weight.strong,
        boxShadow: `inset 3px 0 0 ${vars.brand.border}`,
      },
    },
  }),
)
