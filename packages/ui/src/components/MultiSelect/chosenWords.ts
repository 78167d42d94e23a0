import { foldedWords, searchWords } from '../../locale/fold.ts'

/** About as many letters as a field of half a form's width holds. */
const maxLength = 30

/** The first labels for which there is room, one at least, and how many more there are. */
export function chosenWords(labels: readonly string[]): { readonly shown: readonly string[]; readonly more: number } {
  const shown: string[] = []
  let length = 0
  for (const label of labels) {
    length += label.length + 2
    if (shown.length > 0 && length > maxLength) break
    shown.push(label)
  }
  return { shown, more: labels.length - shown.length }
}

/** Whether each typed word begins a word of the text, whatever their order and spelling. */
export function matches(text: string, typed: string): boolean {
  const words = [text, ...text.split(/[\s\-/]+/)].flatMap((part) => foldedWords(searchWords(part)))
  return foldedWords(typed).every((part) => words.some((word) => word.startsWith(part)))
}
