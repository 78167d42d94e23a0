import { createGlobalTheme, createThemeContract } from '@vanilla-extract/css'
import { coverPapers } from './coverPapers.ts'
import { layers } from '../layers.css.ts'
import { themeNames } from '../tokens.ts'

const colours = { ground: null, ink: null, second: null }

/** The papers as custom properties. Apart from the contract, so that pages without covers do not carry them. */
export const papersOf = createThemeContract({
  sage: colours,
  lilac: colours,
  apricot: colours,
  rose: colours,
  teal: colours,
  straw: colours,
})

for (const theme of themeNames) {
  const selector = theme === 'default' ? `:root, [data-theme="${theme}"]` : `[data-theme="${theme}"]`
  createGlobalTheme(selector, papersOf, { '@layer': layers.theme, ...coverPapers[theme] })
}
