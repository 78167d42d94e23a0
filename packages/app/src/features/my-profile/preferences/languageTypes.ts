import type { AllowedLocale } from '../../../platform/build/constants.ts'

/** What stands behind the choices of this tab. */
export interface LanguageSurroundings {
  readonly now: Date
  readonly locale: AllowedLocale
  readonly offered: readonly AllowedLocale[]
  /** The patterns for who sets none. */
  readonly usual: { readonly date: string; readonly time: string }
  /** The time zone of this device. */
  readonly deviceZone: string
  /** The language chosen in the menu, where it is another than the saved one; else null. */
  readonly byHand: AllowedLocale | null
}
