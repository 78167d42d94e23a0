import type { BrowserStorage } from '../storage/storage.ts'
import { isWithin, loginBudget, parseTimes, spend } from './budgets.ts'
import type { Clock } from './deps.ts'

const keys = { departure: 'somo.logins', answer: 'somo.answers' } as const

/**
 * When this tab left for the sign-in page by itself, and when an answer of a sign-in came back. Both together tell a
 * circle from somebody who only looked at the sign-in page (session.md S4.9 b). Kept for the tab.
 */
export class LoginTimes {
  readonly #storage: BrowserStorage
  readonly #clock: Pick<Clock, 'now'>

  constructor(storage: BrowserStorage, clock: Pick<Clock, 'now'>) {
    this.#storage = storage
    this.#clock = clock
  }

  /** Writes down that it happened just now. */
  note(what: keyof typeof keys): void {
    this.#storage.session.set(keys[what], JSON.stringify(spend(loginBudget, this.#read(what), this.#clock.now())))
  }

  /** Whether it may happen once more within the budget. */
  isWithinBudget(what: keyof typeof keys): boolean {
    return isWithin(loginBudget, this.#read(what), this.#clock.now())
  }

  #read(what: keyof typeof keys): readonly number[] {
    return parseTimes(this.#storage.session.get(keys[what]))
  }
}
