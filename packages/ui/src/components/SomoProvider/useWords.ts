import { useLayoutEffect, useSyncExternalStore } from 'react'
import { onSpokenChange, speakWidgetTexts, wordsIn } from '../../locale/widgets/widgetTexts.ts'
import type { Words } from '../../locale/words/en.ts'
import { useUiLocale } from './SomoProvider.tsx'

/**
 * ui's own words in the person's language, from the first moment on where they are here, and as soon as they came where
 * the language changed. Only below `AriaSurroundings` or in a part that comes out of a widget slot, which both wait for
 * the words; throws elsewhere while there are none.
 */
export function useWords(): Words {
  const locale = useUiLocale()
  // What floats without React Aria has no `AriaSurroundings`, and is to follow the language all the same.
  useLayoutEffect(
    function speakThePersonsLanguage() {
      speakWidgetTexts(locale)
    },
    [locale],
  )
  const words = useSyncExternalStore(onSpokenChange, () => wordsIn(locale))
  if (words === null)
    throw new Error('A part of @somo/ui spoke before its words were here: it belongs in AriaSurroundings.')
  return words
}
