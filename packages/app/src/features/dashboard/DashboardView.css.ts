import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** As high as a row of tabs. */
export const tabRow = style({ '@layer': { [layers.layout]: { minBlockSize: vars.size.controlLarge } } })
