import { fold, foldedWords, searchWords } from '@somo/ui/locale/fold'
import { sortByText } from './sortByText.ts'

/** What is searched in an item: its name, and how it stands. */
interface Findable {
  readonly label: string
  readonly detail?: string
}

/** Whether every typed word stands somewhere in the texts, however it is spelled. Nothing typed is found everywhere. */
export function isFound(texts: readonly string[], query: string): boolean {
  const text = searchWords(texts.join(' '))
  return foldedWords(query).every((word) => text.includes(word))
}

/**
 * The items every typed word is found in, the best first: names that begin with what was typed, then those with a word
 * that does, then the rest; equals in the order of the language. Nothing typed: all, in their own order.
 */
export function rankByQuery<Item extends Findable>(
  items: readonly Item[],
  query: string,
  locale: string,
): readonly Item[] {
  const words = foldedWords(query)
  if (words.length === 0) return items
  const typed = fold(query).trim()
  const found = items.filter(({ label, detail = '' }) => isFound([label, detail], query))
  const weight = ({ label }: Item): number => {
    const name = fold(label)
    if (name.startsWith(typed)) return 0
    return words.every((word) => name.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) ? 1 : 2
  }
  return sortByText(found, ({ label }) => label, locale).toSorted((one, other) => weight(one) - weight(other))
}
