import { useAppearance } from '../../../platform/appearance/AppearanceContext.tsx'
import { themeNamed } from '../../../platform/appearance/chooseTheme.ts'
import { dropChoices, readChoices } from '../../../platform/locale/choices.ts'
import { useLocale } from '../../../platform/locale/LocaleContext.tsx'
import type { AllowedLocale } from '../../../platform/build/constants.ts'
import { useSession } from '../../../platform/session/SessionContext.tsx'
import { browserStorage } from '../../../platform/storage/storage.ts'
import type { PatchField, Profile } from '../profileTypes.ts'

/** What tokens say nothing of, so that they need not be renewed for it. */
const untold: ReadonlySet<PatchField> = new Set(['phone', 'pronouns'])

export interface Preferences {
  /** Makes the page follow what was saved, without a reload. */
  readonly follow: (fields: readonly PatchField[], profile: Profile) => void
  /** Gives up what was chosen by hand on this device. */
  readonly useSaved: (about: 'locale' | 'theme') => void
  /** What was chosen by hand here and is another than what is saved; null where nothing is. */
  readonly localeByHand: (profile: Profile) => AllowedLocale | null
  readonly hasThemeByHand: (profile: Profile) => boolean
}

/** Between what is saved and what this page shows: the claims of new tokens, and choices by hand (choices.ts). */
export function usePreferences(): Preferences {
  const { session } = useSession()
  const { offered, choose } = useLocale()
  const { chooseTheme } = useAppearance()
  const follow = async (fields: readonly PatchField[], { locale, theme }: Profile): Promise<void> => {
    dropChoices(
      browserStorage,
      fields.filter((field) => field === 'locale' || field === 'theme'),
    )
    if (fields.every((field) => untold.has(field))) return
    if ((await session.forceRefresh()) !== null) return
    // The tokens could not be renewed just now: until they are, what was saved counts as chosen by hand.
    const language = offered.find((known) => known === locale)
    if (fields.includes('locale') && language !== undefined) await choose(language)
    const look = themeNamed(theme)
    if (fields.includes('theme') && look !== null) chooseTheme(look)
  }
  const byHand = readChoices(browserStorage)
  return {
    follow: (fields, profile) => void follow(fields, profile),
    useSaved: (about) => {
      dropChoices(browserStorage, [about])
      void session.forceRefresh()
    },
    localeByHand: (profile) => offered.find((known) => known === byHand.locale && known !== profile.locale) ?? null,
    hasThemeByHand: (profile) => byHand.theme !== undefined && byHand.theme !== (profile.theme ?? 'default'),
  }
}
