import { themeNames } from '@somo/ui/theme/tokens'
import type { ThemeName } from '@somo/ui/theme/tokens'

/** The theme of that name, or null: for hints and choices, where "none" and "unknown" both mean "ask the next". */
export function themeNamed(name: string | null | undefined): ThemeName | null {
  return themeNames.find((theme) => theme === name) ?? null
}

/**
 * The theme a claim asks for: `default` is light, `dark` is dark-violet, anything else is `default`
 * (specification section 4). Trimmed, and case-sensitive (session.md 3.4).
 */
export function chooseTheme(claim: string | null): ThemeName {
  return themeNamed(claim?.trim()) ?? 'default'
}
