const firstLetter = (word: string): string => {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)
  return first?.segment.toLocaleUpperCase() ?? ''
}

/** The first letters of the first and the last word of a name, upper case; one letter for one word, none for no name. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return firstLetter(first) + firstLetter(last)
}
