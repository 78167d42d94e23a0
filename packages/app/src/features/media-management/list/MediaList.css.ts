import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** A cover as small as a row. */
export const cover = style({ '@layer': { [layers.layout]: { display: 'block', inlineSize: 52 } } })
