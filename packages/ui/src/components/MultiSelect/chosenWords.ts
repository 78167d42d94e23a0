/** About as many letters as a field of half a form's width holds. */
const room = 30

/** The first labels for which there is room, one at least, and how many more there are. */
export function chosenWords(labels: readonly string[]): { readonly shown: readonly string[]; readonly more: number } {
  const shown: string[] = []
  let length = 0
  for (const label of labels) {
    length += label.length + 2
    if (shown.length > 0 && length > room) break
    shown.push(label)
  }
  return { shown, more: labels.length - shown.length }
}

// Letters without their accents, so that "Muller" finds "Müller".
const fold = (text: string, locale: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(locale)

/** Whether each typed word begins a word of the text, whatever their order, accents and case. */
export function matches(text: string, typed: string, locale: string): boolean {
  const words = fold(text, locale).split(/[\s\-/]+/)
  return fold(typed, locale)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)))
}
