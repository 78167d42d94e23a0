import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'

const layout = (rule: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.layout]: rule } })

/** Title and tabs stand where the form's page has them, so that nothing jumps from tab to tab. */
export const page = layout({ '@media': { [`(min-width: ${breakpoints.bars}px)`]: { paddingInline: vars.space[8] } } })
export const tabs = layout({ marginBlockStart: `calc(-1 * ${vars.space[12]})` })
export const part = layout({ paddingBlockStart: vars.space[28] })
