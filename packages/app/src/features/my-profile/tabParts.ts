import { createModuleSlot } from '@somo/ui/slots/moduleSlot'
import { createSpokenSlot } from '@somo/ui/slots/spokenSlot'

/** The code of each tab, with that of its form: the open one is fetched beside the profile, the others once it is there. */
export const tabParts = {
  personal: createSpokenSlot(() => import('./PersonalTab.tsx')),
  language: createModuleSlot(() => import('./LanguageTab.tsx')),
  appearance: createModuleSlot(() => import('./AppearanceTab.tsx')),
  privacy: createModuleSlot(() => import('./PrivacyTab.tsx')),
  'sign-in': createModuleSlot(() => import('./SignInTab.tsx')),
} as const
