import { fieldOf } from '../../config/record.ts'
import type { LocalKey } from '../../storage/storage.ts'
import type { TabWord } from './signals.ts'

const channelName = 'somo'
const markKey: LocalKey = 'somo.session'

/** The page as far as other tabs reach it. */
export interface TabsPage {
  addEventListener(type: 'storage', listener: (event: Pick<StorageEvent, 'key'>) => void): void
}

/** A BroadcastChannel; null in a browser without, where the storage event alone speaks (session.md S4.8). */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

/** What this tab tells the others of the same browser and hears from them. Nothing in it is a secret. */
export class Tabs {
  readonly #page: TabsPage
  readonly #channel: Channel | null

  constructor(page: TabsPage, channel: Channel | null) {
    this.#page = page
    this.#channel = channel
  }

  listen(hear: (word: TabWord) => void): void {
    this.#page.addEventListener('storage', ({ key }) => {
      // Without a key everything was cleared at once.
      if (key === null || key === markKey) hear({ type: 'marked' })
    })
    this.#channel?.addEventListener('message', ({ data }) => {
      const sid = fieldOf(data, 'sid')
      if (fieldOf(data, 'type') === 'logged_out' && typeof sid === 'string') hear({ type: 'loggedOut', sid })
    })
  }

  announceLogout(sid: string): void {
    this.#channel?.postMessage({ type: 'logged_out', sid })
  }
}

/** The browser's channel between tabs of the same origin; null where there is none. */
export function openChannel(): Channel | null {
  try {
    return new BroadcastChannel(channelName)
  } catch {
    // Old browsers do not know it, and sandboxed frames may not use it.
    return null
  }
}
