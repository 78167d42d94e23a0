/** When something is asked for once more. */
export interface RefetchLimiter {
  /** Asks whatever runs already: somebody else is signed in. What was wished for before is forgotten. */
  readonly start: () => void
  /** The page was changed: asks behind it, as soon as the last asking is long enough ago; many wishes are one. */
  readonly soon: () => void
  /** Asks unless it was asked a moment ago; for what comes by itself, such as a renewed session. */
  readonly ifDue: () => void
  /** Asks anew, after the asking that runs, and tells when the answer is there. */
  readonly now: () => Promise<void>
  /** Forgets what was wished for. */
  readonly cancel: () => void
}

/** Milliseconds between two askings that nobody pressed for. */
const leastPause = 5_000

/** Keeps askings apart: those in the background come at most once in five seconds and never two at a time. */
export function createRefetchLimiter(ask: () => Promise<void>): RefetchLimiter {
  let requestedAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | null = null

  function cancel(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }

  async function run(): Promise<void> {
    cancel()
    requestedAt = Date.now()
    const mine = ask()
    running = mine
    await mine
    if (running === mine) running = null
  }

  return {
    start: () => void run(),
    soon: () => {
      const wait = Math.max(0, requestedAt + leastPause - Date.now())
      timer ??= setTimeout(() => {
        timer = null
        if (running === null) void run()
      }, wait)
    },
    ifDue: () => {
      if (running === null && timer === null && Date.now() - requestedAt >= leastPause) void run()
    },
    now: async () => {
      while (running !== null) await running
      await run()
    },
    cancel,
  }
}
