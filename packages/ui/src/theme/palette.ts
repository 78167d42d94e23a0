import type { ThemeName } from './tokens.ts'

/** The brand roles of one theme, each #rrggbb or `transparent` (edges only). Rules: look.md "Brand roles", additions.md. */
export interface BrandRoles {
  readonly exact: string
  readonly solid: string
  readonly on: string
  readonly hover: string
  readonly pressed: string
  readonly edge: string
  readonly edgeHover: string
  readonly edgePressed: string
  readonly subtle: string
  readonly subtleHover: string
  readonly subtleSelected: string
  readonly text: string
  readonly textHover: string
  readonly border: string
  readonly margin: string
}

/** A primary colour in both themes. */
export type Palette = Readonly<Record<ThemeName, BrandRoles>>
