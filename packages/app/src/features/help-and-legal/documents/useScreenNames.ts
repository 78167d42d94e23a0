import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { NamedScreen } from '../../../domain/navigation/namedScreens.ts'
import { sortByText } from '../../../platform/locale/sorting/sortByText.ts'

/** The pages of the product in words. */
export interface ScreenNames {
  /** The title of the page at an address; the address itself where there is no such page. */
  readonly nameOf: (path: string) => string
  /** In the order of their titles. */
  readonly sort: (paths: readonly string[]) => readonly string[]
}

/** Names pages by their addresses, in the language of the page on show. */
export function useScreenNames(screens: readonly NamedScreen[]): ScreenNames {
  const { formatMessage, locale } = useIntl()
  return useMemo(() => {
    const names = new Map(screens.map(({ path, title }) => [path, formatMessage(title)]))
    const nameOf = (path: string): string => names.get(path) ?? path
    return { nameOf, sort: (paths) => sortByText(paths, nameOf, locale) }
  }, [screens, formatMessage, locale])
}
