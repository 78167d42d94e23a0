import type { Caller } from './caller.ts'

/** Whether a caller has agreed to the texts in force that ask for it. */
export interface ConsentGate {
  /** True at once where that is known; a promise where it has to be looked up. */
  isOpen(caller: Caller): true | Promise<boolean>
}
