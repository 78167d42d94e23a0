const collators = new Map<string, Intl.Collator>()

function collatorOf(locale: string): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true })
  collators.set(locale, collator)
  return collator
}

/**
 * The items in the order a reader of this language looks for them: ä beside a in German, figures by their value. The one
 * helper for every list the app sorts by its texts; what the server sorts has its own collation.
 */
export function sortByText<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  locale: string,
): readonly Item[] {
  const { compare } = collatorOf(locale)
  return items.toSorted((one, other) => compare(textOf(one), textOf(other)))
}
