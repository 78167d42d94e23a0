import type { Clock } from '../deps.ts'
import { renewalDelay } from './refreshPlan.ts'

const longestTimer = 2_147_483_647

/** The session's own alarm clock (session.md S4.12): it also notices that its time passed while the device slept. */
export class Renewal {
  readonly #clock: Clock
  readonly #act: () => void
  #cancel: () => void = () => undefined
  /** When to act, by both clocks; null while nothing is planned. */
  #due: { readonly wall: number; readonly steady: number } | null = null

  constructor(clock: Clock, act: () => void) {
    this.#clock = clock
    this.#act = act
  }

  /** Plans the renewal of a token that still has that many milliseconds. */
  planFor(remaining: number): void {
    this.planIn(renewalDelay(remaining / 1_000, this.#clock.random()))
  }

  /** Plans it in that many milliseconds, in place of what was planned before. */
  planIn(delay: number): void {
    this.stop()
    const wait = Math.min(delay, longestTimer)
    this.#due = { wall: this.#clock.now() + wait, steady: this.#clock.steady() + wait }
    this.#cancel = this.#clock.after(wait, () => this.#ring())
  }

  stop(): void {
    this.#cancel()
    this.#due = null
  }

  /** Whether nothing is planned any more, or its time has come by one of the clocks. */
  get isDue(): boolean {
    return this.#due === null || this.#clock.now() >= this.#due.wall || this.#clock.steady() >= this.#due.steady
  }

  /** To be called when the page is looked at again or the network is back: timers stand still in sleep. */
  check(): void {
    if (this.#due !== null && this.isDue) this.#ring()
  }

  #ring(): void {
    this.stop()
    this.#act()
  }
}
