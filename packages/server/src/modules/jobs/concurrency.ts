/** Lets work run beside other work, or alone. */
export interface Concurrency {
  /** Waits until nothing runs alone, then runs beside the others. Answers what ends the turn, once however often it is called. */
  enter(): Promise<() => void>
  /** Waits until nothing runs, and keeps everything else waiting. */
  enterAlone(): Promise<() => void>
}

/** A lock of which many share, or one has it. Who waits to be alone comes before those who share. */
class SharedLock {
  #shared = 0
  #isAlone = false
  readonly #forAlone: (() => void)[] = []
  readonly #forShared: (() => void)[] = []

  async enter(): Promise<() => void> {
    await this.#wait(this.#forShared)
    return this.#once(() => {
      this.#shared -= 1
    })
  }

  async enterAlone(): Promise<() => void> {
    await this.#wait(this.#forAlone)
    return this.#once(() => {
      this.#isAlone = false
    })
  }

  #wait(queue: (() => void)[]): Promise<void> {
    return new Promise((resolve) => {
      queue.push(resolve)
      this.#startNext()
    })
  }

  #once(end: () => void): () => void {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      end()
      this.#startNext()
    }
  }

  #startNext(): void {
    if (this.#isAlone) return
    const alone = this.#forAlone[0]
    if (alone === undefined) {
      this.#shared += this.#forShared.length
      for (const start of this.#forShared.splice(0)) start()
    } else if (this.#shared === 0) {
      this.#forAlone.shift()
      this.#isAlone = true
      alone()
    }
  }
}

/** A lock for work of this process. */
export const createConcurrency = (): Concurrency => new SharedLock()
