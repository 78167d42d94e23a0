/** Lets work run beside other work, or alone. */
export interface Concurrency {
  /** Waits until nothing runs alone, then runs beside the others. Answers what ends the turn, once however often it is called. */
  enter(): Promise<() => void>
  /** Waits until nothing runs, and keeps everything else waiting. */
  enterAlone(): Promise<() => void>
}

/** A lock for work of this process: many share it, or one has it. Who waits to be alone comes before those who share. */
export function createConcurrency(): Concurrency {
  let shared = 0
  let isAlone = false
  const forAlone: (() => void)[] = []
  const forShared: (() => void)[] = []
  function wakeNext(): void {
    if (isAlone) return
    const alone = forAlone[0]
    if (alone !== undefined) {
      if (shared > 0) return
      forAlone.shift()
      isAlone = true
      return alone()
    }
    shared += forShared.length
    for (const wake of forShared.splice(0)) wake()
  }
  const onceOnly = (end: () => void): (() => void) => {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      end()
      wakeNext()
    }
  }
  const wait = (queue: (() => void)[]): Promise<void> =>
    new Promise((resolve) => {
      queue.push(resolve)
      wakeNext()
    })
  return {
    async enter() {
      await wait(forShared)
      return onceOnly(() => {
        shared -= 1
      })
    },
    async enterAlone() {
      await wait(forAlone)
      return onceOnly(() => {
        isAlone = false
      })
    },
  }
}
