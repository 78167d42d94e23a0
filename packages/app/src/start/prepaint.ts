import { inks, surfaces } from '@somo/ui/theme/tokens'
import type { ThemeName } from '@somo/ui/theme/tokens'

/** The element the ground is painted on: `<html>`. */
type Ground = Pick<HTMLElement, 'style'>

/**
 * Paints the page's ground in the theme's paper while no style sheet is there yet, so that neither a dark page flashes
 * white nor the reverse. Set through the object model, which a strict content security policy allows.
 */
export function layGround(root: Ground, theme: ThemeName): void {
  root.style.backgroundColor = surfaces[theme].paper
  root.style.colorScheme = theme === 'dark' ? 'dark' : 'light'
}

/** Leaves the ground to the style sheets. */
export function takeGroundAway(root: Ground): void {
  root.style.removeProperty('background-color')
  root.style.removeProperty('color-scheme')
}

/** The colour of what is drawn on the ground. */
export function inkOf(theme: ThemeName): string {
  return inks[theme].ink
}

/** The colour of what stands back a little, such as a sentence below its title. */
export function softInkOf(theme: ThemeName): string {
  return inks[theme].ink2
}
