import { inks, surfaces } from '@somo/ui/theme/tokens'
import type { ThemeName } from '@somo/ui/theme/tokens'

/** The element that is painted: `<html>`. */
type Painted = Pick<HTMLElement, 'style'>

/**
 * Paints the page's background in the theme's paper before any style sheet is there, so that neither a dark page flashes
 * white nor the reverse. Set through the object model, which a strict content security policy allows.
 */
export function prepaint(root: Painted, theme: ThemeName): void {
  root.style.backgroundColor = surfaces[theme].paper
  root.style.colorScheme = theme === 'dark' ? 'dark' : 'light'
}

/** Leaves the background to the style sheets. */
export function clearPrepaint(root: Painted): void {
  root.style.removeProperty('background-color')
  root.style.removeProperty('color-scheme')
}

/** The colour of text and drawings on the background. */
export function inkOf(theme: ThemeName): string {
  return inks[theme].ink
}

/** The colour of what stands back a little, such as a sentence below its title. */
export function softInkOf(theme: ThemeName): string {
  return inks[theme].ink2
}
