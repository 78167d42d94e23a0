import type { BrowserStorage } from '../storage/storage.ts'
import type { Page } from './deps.ts'
import { isEntrance, readPath } from './returnTo.ts'

const key = 'somo.returnTo'

/** Where the person wanted to go when signing in came between (session.md S2.8). Only checked paths are ever kept. */
export class ReturnPlace {
  readonly #storage: BrowserStorage
  readonly #page: Pick<Page, 'origin' | 'place'>

  constructor(storage: BrowserStorage, page: Pick<Page, 'origin' | 'place'>) {
    this.#storage = storage
    this.#page = page
  }

  /** Keeps the place shown now, unless it is the entrance: then an earlier one still holds. */
  remember(): void {
    const place = readPath(this.#page.place(), this.#page.origin)
    if (place !== null && !isEntrance(place)) this.#storage.session.set(key, place)
  }

  /** The path to travel with a sign-in: the one asked for, else the place shown now, else the one kept. */
  choose(wanted: string | null): string | null {
    const path = readPath(wanted, this.#page.origin)
    if (path !== null) this.#storage.session.set(key, path)
    else this.remember()
    return this.#kept()
  }

  /** Takes over the path that came back with a sign-in; whatever was kept before is out of date. */
  restore(returnTo: string | null): void {
    this.forget()
    const path = readPath(returnTo, this.#page.origin)
    if (path !== null && !isEntrance(path)) this.#storage.session.set(key, path)
  }

  /** After a sign-in without leaving: who stands at a page of their own stays there. */
  keepWhereUseful(): void {
    if (!isEntrance(this.#page.place())) this.forget()
  }

  /** Hands the path over, once. */
  take(): string | null {
    const path = this.#kept()
    this.forget()
    return path
  }

  forget(): void {
    this.#storage.session.remove(key)
  }

  #kept(): string | null {
    return readPath(this.#storage.session.get(key), this.#page.origin)
  }
}
