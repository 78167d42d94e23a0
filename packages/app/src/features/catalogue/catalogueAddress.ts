/** The medium whose page an address opens; null for the list. */
export const mediumOf = (search: string): string | null => new URLSearchParams(search).get('medium')

/** The address of the page about a medium; the list behind it keeps its search and filters. */
export function mediumHref(search: string, medium: string): string {
  const query = new URLSearchParams(search)
  query.set('medium', medium)
  return `/catalogue?${query.toString()}`
}

/** The address of the list behind the page about a medium. */
export function listHref(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('medium')
  const rest = query.toString()
  return rest === '' ? '/catalogue' : `/catalogue?${rest}`
}

/** The address of the list of a category. */
export const categoryHref = (category: string): string => `/catalogue?category=${category}`
