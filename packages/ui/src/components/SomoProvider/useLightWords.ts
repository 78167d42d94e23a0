import { useEffect, useSyncExternalStore } from 'react'
import { lightWords } from '../../locale/lightWords.ts'
import type { LightWords } from '../../locale/words/en/light.ts'
import { useUiLocale } from './SomoProvider.tsx'

/**
 * ui's own words of fields and choosers as soon as they are here, null until then; asks for them by itself. For light parts that are drawn at
 * once and say something only in passing (a count, the name of a small button), without React Aria around them. What
 * cannot be understood without its words belongs in `AriaSurroundings` and takes `useWords`.
 */
export function useLightWords(): LightWords | null {
  const locale = useUiLocale()
  useEffect(
    function speakThePersonsLanguage() {
      lightWords.speak(locale)
    },
    [locale],
  )
  return useSyncExternalStore(lightWords.onChange, () => lightWords.inLanguage(locale)?.words ?? null)
}
