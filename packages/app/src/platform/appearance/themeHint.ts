import { parseColour } from '@somo/ui/theme/colourText'
import type { ThemeName } from '@somo/ui/theme/tokens'
import type { BrowserStorage } from '../storage/storage.ts'
import { themeNamed } from './chooseTheme.ts'
import { ownProduct, productOf, type Product } from './product.ts'

/** How this device looked last: read before the first paint by boot.js and before sign-in by the application. */
export interface ThemeHint {
  readonly name: ThemeName | null
  /** #rrggbb, or null where no colour is known yet. */
  readonly primary: string | null
  /** Name and logo of the frame; the product's own where none are known. */
  readonly product: Product
  /** The published menu as JSON, so that it does not jump; null where it is the built-in one. */
  readonly menu: string | null
}

const key = 'somo.theme'
const nothing: ThemeHint = { name: null, primary: null, product: ownProduct, menu: null }

/** The hint of this device; its parts null, and the product's own, where there is none or it cannot be read. */
export function readThemeHint(storage: BrowserStorage): ThemeHint {
  try {
    const hint: unknown = JSON.parse(storage.local.get(key) ?? 'null')
    if (typeof hint !== 'object' || hint === null) return nothing
    const name = 'name' in hint && typeof hint.name === 'string' ? themeNamed(hint.name) : null
    const primary = 'primary' in hint && typeof hint.primary === 'string' ? parseColour(hint.primary) : null
    return {
      name,
      primary,
      menu: 'menu' in hint && typeof hint.menu === 'string' ? hint.menu : null,
      product: productOf('product' in hint ? hint.product : null, 'logo' in hint ? hint.logo : null),
    }
  } catch {
    // What somebody else wrote there is as good as nothing.
    return nothing
  }
}

/** Keeps how the page looks for the next first paint; what is the product's own anyway is left out. */
export function writeThemeHint(storage: BrowserStorage, { name, primary, product, menu }: ThemeHint): void {
  const hint = {
    ...(name && { name }),
    ...(primary && { primary }),
    ...(product.name !== ownProduct.name && { product: product.name }),
    ...(product.logoUrl !== null && { logo: product.logoUrl }),
    ...(menu !== null && { menu }),
  }
  storage.local.set(key, JSON.stringify(hint))
}
