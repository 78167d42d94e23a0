/** How long somebody may take between two letters of one word, in ms (APG, listbox). */
const pause = 600

const collators = new Map<string, Intl.Collator>()

const collatorOf = (locale: string): Intl.Collator => {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' })
  collators.set(locale, collator)
  return collator
}

const startsWith = (label: string, typed: string, locale: string): boolean =>
  collatorOf(locale).compare(label.slice(0, typed.length), typed) === 0

/**
 * The place of the label that typed letters mean, or -1. A letter pressed again goes on to the next label with it;
 * several letters stay where they are if they fit. Accents and case do not matter.
 */
export function findTyped(labels: readonly string[], typed: string, from: number, locale: string): number {
  const first = typed.charAt(0)
  const isRepeated = typed.replaceAll(first, '') === ''
  const wanted = isRepeated ? first : typed
  const start = isRepeated ? from + 1 : Math.max(from, 0)
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length
    if (startsWith(labels[index] ?? '', wanted, locale)) return index
  }
  return -1
}

/** Collects letters typed in one go. */
export interface TypeAhead {
  /** Whether letters are being typed, so that a space belongs to them. */
  readonly isTyping: (time: number) => boolean
  /** Takes a key at a time in ms; answers the letters so far. */
  readonly take: (letter: string, time: number) => string
}

export function createTypeAhead(): TypeAhead {
  let typed = ''
  let last = -Infinity
  const isTyping = (time: number): boolean => typed !== '' && time - last < pause
  return {
    isTyping,
    take(letter, time) {
      typed = isTyping(time) ? typed + letter : letter
      last = time
      return typed
    },
  }
}

/** Whether a key writes a letter: one character, without a modifier that makes it a command. */
export const isLetter = (event: {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}): boolean => /^.$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
