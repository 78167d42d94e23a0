import { switchAtOnce } from './switchAtOnce.ts'
import type { Density, ThemeName } from '../tokens.ts'

/** Shows the whole document in a theme; every component follows without being rendered anew. */
export const applyTheme = (name: ThemeName): void => {
  switchAtOnce((root) => {
    root.dataset['theme'] = name
  })
}

/** Sets how densely controls and rows stand. */
export const applyDensity = (density: Density): void => {
  switchAtOnce((root) => {
    root.dataset['density'] = density
  })
}
