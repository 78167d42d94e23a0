import { useSyncExternalStore } from 'react'
import { onSpokenChange, spokenWords } from '../../locale/widgetTexts.ts'
import type { Words } from '../../locale/words/en.ts'

/**
 * ui's own words in the language the widgets speak. Only below `AriaSurroundings` or in a part that comes out of a widget
 * slot, which both wait for the words; throws elsewhere while there are none.
 */
export function useWords(): Words {
  const words = useSyncExternalStore(onSpokenChange, spokenWords)
  if (words === null) throw new Error("A part of @somo/ui spoke before its words were here: it belongs in AriaSurroundings.")
  return words
}
