import { helpAddress } from '../../domain/navigation/helpAddress.ts'

/** What an address of "Using Somo" asks for. */
export interface Place {
  /** What is searched for; '' for nothing. */
  readonly query: string
  /** The page whose help comes first, one of those that are open to the person; null for none. */
  readonly screen: string | null
}

/** Reads the query of an address; a page that is not among `screens`, and the help itself, ask for nothing. */
export function readPlace(search: string, screens: readonly { readonly path: string }[]): Place {
  const params = new URLSearchParams(search)
  const wanted = params.get('screen')
  const known = screens.find(({ path }) => path === wanted && helpAddress(path) !== null)
  return { query: params.get('q') ?? '', screen: known?.path ?? null }
}

/** The query of a place without its question mark; what goes without saying is left out. */
export function writePlace({ query, screen }: Place): string {
  const params = new URLSearchParams()
  if (screen !== null) params.set('screen', screen)
  if (query !== '') params.set('q', query)
  // A slash may stand in a query as it is (RFC 3986, 3.4), and addresses are read by people.
  return params.toString().replaceAll('%2F', '/')
}
