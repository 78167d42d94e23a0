import type { BrowserStorage } from '../../storage/storage.ts'
import type { Page } from '../deps.ts'
import { isEntrance, readPath } from './returnTo.ts'

const key = 'somo.returnTo'

/** Where the person wanted to go when signing in came between (session.md S2.8). Only checked paths are ever kept. */
export class ReturnPlace {
  readonly #storage: BrowserStorage
  readonly #page: Pick<Page, 'origin' | 'place'>
  readonly #isGuarded: (pathname: string) => boolean

  constructor(storage: BrowserStorage, page: Pick<Page, 'origin' | 'place'>, isGuarded: (pathname: string) => boolean) {
    this.#storage = storage
    this.#page = page
    this.#isGuarded = isGuarded
  }

  /** Keeps the place shown now where it needs a sign-in. At the entrance and on open pages an earlier one still holds. */
  remember(): void {
    const place = readPath(this.#page.place(), this.#page.origin)
    if (place !== null) this.#keep(place)
  }

  /**
   * The path to travel with a sign-in: the one asked for, else the place shown now, else the one kept. An open page may
   * be asked for, and travels; kept it is not, or it would take the place of what a later sign-in is for.
   */
  choose(wanted: string | null): string | null {
    const path = readPath(wanted, this.#page.origin)
    if (path === null) this.remember()
    else if (isEntrance(path)) this.forget()
    else this.#keep(path)
    return path ?? this.#readStored()
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
    const path = this.#readStored()
    this.forget()
    return path
  }

  forget(): void {
    this.#storage.session.remove(key)
  }

  #keep(path: string): void {
    if (!isEntrance(path) && this.#isGuarded(path.split(/[?#]/, 1)[0] ?? '')) this.#storage.session.set(key, path)
  }

  #readStored(): string | null {
    return readPath(this.#storage.session.get(key), this.#page.origin)
  }
}
