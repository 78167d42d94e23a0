import type { Role } from '@somo/graphql/schema'
import { fieldOf } from '../config/record.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import { allRoles } from './tokens/roles.ts'

/** As whom an administrator looks at the pages, in this tab alone (docs/decisions/0040). */
export interface Viewing {
  /** What calls name in the header X-View-As. */
  readonly id: string
  /** The administrator, by the subject of their tokens: for nobody else it counts. */
  readonly viewer: string
  /** Who is seen. */
  readonly name: string
  readonly roles: readonly Role[]
  /** The end, by this device's clock: milliseconds since 1970, UTC. */
  readonly until: number
}

const key = 'somo.viewAs'

/** The id of the words above every page that say who is seen, and that nothing can be changed. */
export const seenReasonId = 'seen-as'

/** From the next load of the page on, this tab shows the pages as that person. */
export function keepViewing(storage: BrowserStorage, viewing: Viewing): void {
  storage.session.set(key, JSON.stringify(viewing))
}

/** From the next load of the page on, this tab shows the person's own pages again. */
export function dropViewing(storage: BrowserStorage): void {
  storage.session.remove(key)
}

/** What this tab keeps; null where there is nothing, or nothing of use. */
export function readViewing(storage: BrowserStorage): Viewing | null {
  try {
    const value: unknown = JSON.parse(storage.session.get(key) ?? 'null')
    const [id, viewer, name, until, roles] = ['id', 'viewer', 'name', 'until', 'roles'].map((part) =>
      fieldOf(value, part),
    )
    if (typeof id !== 'string' || typeof viewer !== 'string' || typeof name !== 'string' || typeof until !== 'number')
      return null
    return { id, viewer, name, until, roles: allRoles.filter((role) => Array.isArray(roles) && roles.includes(role)) }
  } catch {
    // A value somebody else wrote is as good as none.
    return null
  }
}

/** What is seen in this tab, fixed for the life of the page, and whether the server has said that it is over. */
export class ViewingWatch {
  readonly #listeners = new Set<() => void>()
  #state: { readonly viewing: Viewing; readonly isOver: boolean } | null = null

  readonly get = () => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly open = (viewing: Viewing): void => {
    this.#state = { viewing, isOver: false }
  }

  /** A call was refused because the view has ended, or its time is over. */
  readonly end = (): void => {
    if (this.#state === null || this.#state.isOver) return
    this.#state = { ...this.#state, isOver: true }
    for (const listener of this.#listeners) listener()
  }
}

/** The watch of this very page. */
export const viewingWatch = new ViewingWatch()
