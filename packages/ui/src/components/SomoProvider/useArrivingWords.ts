import { useEffect, useSyncExternalStore } from 'react'
import { onSpokenChange, speakWidgetTexts, spokenWords } from '../../locale/widgetTexts.ts'
import type { Words } from '../../locale/words/en.ts'
import { useUiLocale } from './SomoProvider.tsx'

/**
 * ui's own words as soon as they are here, null until then; asks for them by itself. For light parts that are drawn at
 * once and say something only in passing (a count, the name of a small button), without React Aria around them. What
 * cannot be understood without its words belongs in `AriaSurroundings` and takes `useWords`.
 */
export function useArrivingWords(): Words | null {
  const locale = useUiLocale()
  useEffect(
    function speakThePersonsLanguage() {
      speakWidgetTexts(locale)
    },
    [locale],
  )
  return useSyncExternalStore(onSpokenChange, spokenWords)
}
