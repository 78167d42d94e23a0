import type { SearchResult } from '@somo/graphql/schema'
import { fold, foldedWords, searchWords } from '@somo/ui/locale/fold'
import type { Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'

/** Finds things of one kind. What joins the search later, such as media or tasks, is one more of these. */
export interface SearchProvider {
  /** Whether the kind is shown while an administrator looks at the pages as somebody else. */
  readonly isShownWhileViewing: boolean
  /** Whether the caller may see things of this kind at all. */
  mayFind(caller: Caller): boolean
  /** Candidates within what the caller may see, at most some dozens. The service ranks and cuts them. */
  find(caller: Caller, query: string): Promise<readonly SearchResult[]>
}

/** The global search over everything that has a provider. */
export interface SearchService {
  /** At most 5 results of each provider, in the order of the providers. @throws SomoError BAD_INPUT beyond 200 characters. */
  search(caller: Caller, query: string, isViewing: boolean): Promise<SearchResult[]>
}

const longestQuery = 200
/** Fewer are in no index of trigrams: all names would be read. */
const fewestLetters = 3
const mostOfAKind = 5

/** Names that begin with what was typed, then those with words that do, then the rest; equals keep their order. */
export function rankResults<Result extends { readonly title: string }>(
  results: readonly Result[],
  query: string,
): readonly Result[] {
  const typed = fold(query).trim()
  const words = foldedWords(query)
  const weigh = ({ title }: Result): number => {
    const spellings = searchWords(title)
    if (fold(title) === typed) return 0
    if (spellings.startsWith(typed)) return 1
    const parts = spellings.split(/[^\p{L}\p{N}]+/u)
    return words.every((word) => parts.some((part) => part.startsWith(word))) ? 2 : 3
  }
  return results
    .map((result) => ({ result, weight: weigh(result) }))
    .toSorted((one, other) => one.weight - other.weight)
    .map(({ result }) => result)
}

/** A name in Chinese, Japanese or Korean script may have a single letter, and so may a word in other scripts. */
const isLongEnough = (words: readonly string[]): boolean =>
  words.some((word) => word.length >= fewestLetters || /[^\p{Script=Latin}\p{ASCII}]/u.test(word))

/** The search over these providers, all asked at once. */
export function createSearchService(providers: readonly SearchProvider[]): SearchService {
  return {
    async search(caller, query, isViewing) {
      if (query.length > longestQuery) throw new SomoError('BAD_INPUT', { argument: 'query' })
      if (!isLongEnough(foldedWords(query))) return []
      const open = providers.filter(
        (provider) => provider.mayFind(caller) && (provider.isShownWhileViewing || !isViewing),
      )
      const found = await Promise.all(open.map((provider) => provider.find(caller, query)))
      return found.flatMap((results) => rankResults(results, query).slice(0, mostOfAKind))
    },
  }
}
