import { ApolloCache } from '@apollo/client/cache'
import type { Cache } from '@apollo/client/cache'

/**
 * The cache that keeps nothing (specification section 7: "nothing is cached"). It stands in for Apollo's own, which
 * would travel to every visitor and rewrite each document with __typename; documents go out as they are written.
 */
export class NullCache extends ApolloCache {
  override readonly assumeImmutableResults = true

  read(): null {
    return null
  }

  write(): undefined {
    return undefined
  }

  diff<Data>(): Cache.DiffResult<Data> {
    return { result: null, complete: false }
  }

  watch(): () => void {
    return () => undefined
  }

  async reset(): Promise<void> {
    return undefined
  }

  evict(): boolean {
    return false
  }

  restore(): this {
    return this
  }

  extract(): Record<string, never> {
    return {}
  }

  removeOptimistic(): void {
    return undefined
  }

  fragmentMatches(): boolean {
    return true
  }

  performTransaction(transaction: (cache: ApolloCache) => void): void {
    transaction(this)
  }
}
