import { adoptBrand } from './brandSheet.ts'
import { parseColour } from './palette.ts'
import { defaultPrimary, type Density, type ThemeName } from './tokens.ts'

/**
 * Changes something of the look at once: no transition of any component may run from the old to the new (decision 19b).
 * The mark goes when the new look has been painted.
 */
const switchAtOnce = (change: (root: HTMLElement) => void): void => {
  const root = document.documentElement
  root.dataset['switching'] = ''
  change(root)
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      delete root.dataset['switching']
    })
  })
}

/** Shows the whole document in a theme; every component follows without being rendered anew. */
export const applyTheme = (name: ThemeName): void => {
  switchAtOnce((root) => {
    root.dataset['theme'] = name
  })
}

/**
 * Makes a colour (#rgb or #rrggbb, with or without #) the document's primary in both themes. What is not a colour gives
 * the default (specification, section 8).
 */
export const applyPrimary = (colour: string): void => {
  switchAtOnce(() => {
    adoptBrand(document, parseColour(colour) ?? defaultPrimary)
  })
}

/** Sets how densely controls and rows stand. */
export const applyDensity = (density: Density): void => {
  switchAtOnce((root) => {
    root.dataset['density'] = density
  })
}
