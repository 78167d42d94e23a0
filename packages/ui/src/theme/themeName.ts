import { themeNames, type ThemeName } from './tokens.ts'

/** A theme name from a claim, a setting or a hint; unknown ones fall back to `default` (specification, section 4). */
export const toThemeName = (text: unknown): ThemeName => themeNames.find((name) => name === text) ?? 'default'
