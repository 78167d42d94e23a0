import type { BrowserStorage } from '../storage/storage.ts'
import type { DiscoveryOutcome, ProviderMetadata } from './provider/discovery.ts'
import type { Callback, IdentityProvider } from './provider/provider.ts'
import type { SessionSignals } from './tabs/signals.ts'

/** The page the session lives in. */
export interface Page {
  readonly origin: string
  /** Framed by another page, of whatever origin. */
  readonly isFramed: boolean
  /** Framed by a page of another site, where a further frame gets no cookie. */
  readonly isFramedBySite: boolean
  /** Web Crypto works (https or loopback): no sign-in without it. */
  readonly isSecure: boolean
  /** This page load came from the browser's back or forward button. */
  readonly cameBack: boolean
  isOnline(): boolean
  /** Path, query and hash shown now. */
  place(): string
  go(url: string): void
  reload(): void
  /** Whether a form here has changes that leaving would lose. */
  hasUnsavedWork(): boolean
  /** Lets go of unsaved work: the browser does not ask about it any more. */
  abandonWork(): void
  /** online: the network is back. visible: looked at again. restored: taken from the browser's memory as it was. */
  listen(listener: (word: 'online' | 'visible' | 'restored') => void): void
}

/** Time and chance. */
export interface Clock {
  /** Milliseconds since 1970 by this device's clock, which people may set. */
  now(): number
  /** Milliseconds of a clock nobody sets, but which may stand still while the device sleeps. */
  steady(): number
  /** From 0 up to 1. */
  random(): number
  /** Acts once, after that many milliseconds; the answer calls it off. */
  after(delay: number, act: () => void): () => void
}

/** Everything the session needs of the world; a test hands in its own. */
export interface SessionDeps {
  readonly storage: BrowserStorage
  readonly page: Page
  readonly clock: Clock
  readonly log: { warn(message: string): void; error(message: string): void }
  readonly callback: Callback | null
  /** Whether the page at this path needs a sign-in: only such a place is remembered for afterwards. */
  readonly isGuarded: (pathname: string) => boolean
  readonly discover: () => Promise<DiscoveryOutcome>
  readonly connect: (metadata: ProviderMetadata) => IdentityProvider
  readonly claimTab: () => Promise<'owner' | 'copy'>
  /** Acts while no other page of this browser acts under the same name. */
  readonly alone: <Answer>(name: string, act: () => Promise<Answer>) => Promise<Answer>
  readonly signals: SessionSignals
}
