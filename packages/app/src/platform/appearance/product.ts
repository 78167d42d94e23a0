/** What the product calls itself in its frame and in the tab, and its logo; null: its own mark. */
export interface Product {
  readonly name: string
  readonly logoUrl: string | null
}

/** The preferences of the module DESIGN as they stand; null: not set. */
export interface DesignPreferences {
  readonly primaryColor: string | null
  readonly productName: string | null
  readonly logoUrl: string | null
  /** The published menu as JSON. */
  readonly menu: string | null
}

/** Their keys beside the one of the colour, which the specification names. */
export const designKeys = { productName: 'PRODUCT_NAME', logoUrl: 'LOGO_URL', menu: 'MENU' } as const

/** While nobody has chosen a name and a logo. */
export const ownProduct: Product = { name: 'Somo', logoUrl: null }

const longestName = 40
const pictureAddress = /^(?:\/(?!\/)|https?:\/\/)\S+$/

/** The product by two texts from outside (a preference, a hint). Neither is trusted: what cannot be used counts as absent. */
export function productOf(name: unknown, logoUrl: unknown): Product {
  const shown = typeof name === 'string' ? name.trim() : ''
  return {
    name: shown !== '' && Array.from(shown).length <= longestName ? shown : ownProduct.name,
    logoUrl: typeof logoUrl === 'string' && pictureAddress.test(logoUrl) ? logoUrl : null,
  }
}
