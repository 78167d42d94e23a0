import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

/** The whole window, over menu and bars; the rows are those of the page. Its component sets the root mark `fullWindow`. */
export const fullWindow = style(
  layout({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.drawer,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    background: vars.color.paper,
    color: vars.color.ink,
    visibility: 'visible',
  }),
)

// Menu and bars lie behind it: there they take neither focus nor reading.
globalStyle('html[data-full-window] [data-component="AppShell"]', {
  '@layer': { [layers.layout]: { visibility: 'hidden' } },
})

export const header = style(
  layout({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    minBlockSize: vars.space[56],
    paddingBlock: `calc(${vars.space[8]} + env(safe-area-inset-top)) ${vars.space[8]}`,
    paddingInline: vars.space[16],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    background: vars.color.desk,
  }),
)

export const title = style(layout({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' }))

/** Whether all is saved, at the end of the header. */
export const saveState = style(
  layout({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[6],
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontVariantNumeric: 'tabular-nums',
  }),
)
