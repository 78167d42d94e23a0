import { isWithin, monitorBudget, spend } from '../budgets.ts'
import { mayUse, remember } from '../capabilities.ts'
import type { SessionDeps } from '../deps.ts'

type MemoryDeps = Pick<SessionDeps, 'storage' | 'clock'>

/** What this page load and this browser have learnt of watching the provider's session (session.md S4.4, S4.6, S4.9 i). */
export class MonitorMemory {
  readonly #deps: MemoryDeps
  readonly #issuer: string
  #state: 'untried' | 'works' | 'off' = 'untried'
  #checks: readonly number[] = []

  constructor(deps: MemoryDeps, issuer: string) {
    this.#deps = deps
    this.#issuer = issuer
  }

  /** Whether watching is worth trying: not after it was given up here, nor where this browser is known to block it. */
  get isUseful(): boolean {
    const { storage, clock } = this.#deps
    return this.#state !== 'off' && mayUse('sessionCheck', storage, this.#issuer, clock.now())
  }

  /** Whether a doubt of the monitor may ask for one more silent refresh. */
  get hasBudget(): boolean {
    return isWithin(monitorBudget, this.#checks, this.#deps.clock.now())
  }

  noteCheck(): void {
    this.#checks = spend(monitorBudget, this.#checks, this.#deps.clock.now())
  }

  /**
   * Keeps what was seen: it works, this browser blocks it (false), or it is of no use on this page (null). A provider
   * that has once said yes is not kept away by the browser, whatever it says later.
   */
  evaluate(works: boolean | null): void {
    const { storage, clock } = this.#deps
    if (works !== null && this.#state === 'untried') remember('sessionCheck', works, storage, this.#issuer, clock.now())
    this.#state = works === true ? 'works' : 'off'
  }
}
