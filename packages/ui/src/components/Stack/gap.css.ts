import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'

/** One class for each step of the space scale; Stack and Inline share it. */
export const gap = styleVariants(vars.space, (space) => ({ '@layer': { [layers.layout]: { gap: space } } }))
