import { adoptBrand } from './brandSheet.ts'
import { parseColour } from '../colourText.ts'
import { switchAtOnce } from './switchAtOnce.ts'
import { defaultPrimary } from '../tokens.ts'

/**
 * Makes a colour (#rgb or #rrggbb, with or without #) the document's primary in both themes. What is not a colour gives
 * the default (specification, section 8).
 */
export const applyPrimary = (colour: string): void => {
  switchAtOnce(() => {
    adoptBrand(document, parseColour(colour) ?? defaultPrimary)
  })
}
