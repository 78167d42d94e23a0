import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: StyleRule): string => style({ '@layer': { [layers.layout]: styles } })
const beside = `(min-width: ${breakpoints.drawer}px)`

export const row = layout({ minBlockSize: '100%', '@media': { [beside]: { display: 'flex', alignItems: 'stretch' } } })

export const page = layout({ flex: '1 1 auto', minInlineSize: 0 })
