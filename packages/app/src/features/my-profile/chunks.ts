import { lazy } from '../../platform/lazy.ts'
import { lazyWithTexts } from '../../platform/lazyWithTexts.ts'

/** The code of each tab, with that of its form: the open one is fetched beside the profile, the others once it is there. */
export const tabChunks = {
  personal: lazyWithTexts(() => import('./personal/PersonalTab.tsx')),
  language: lazy(() => import('./preferences/LanguageTab.tsx')),
  appearance: lazy(() => import('./preferences/AppearanceTab.tsx')),
  notifications: lazy(() => import('./notifications/NotificationsTab.tsx')),
  privacy: lazy(() => import('./privacy/PrivacyTab.tsx')),
  'sign-in': lazy(() => import('./sign-in/SignInTab.tsx')),
} as const
