import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const foot = style({ '@layer': { [layers.layout]: { display: 'flex', alignItems: 'center' } } })

export const menu = style({ '@layer': { [layers.layout]: { flex: '1 1 auto', minInlineSize: 0 } } })
