import { createHash } from 'node:crypto'

/**
 * Random order that is the same for the same seed.
 * @param seed secret where learners must not be able to compute the order
 */
export interface SeededRandom {
  shuffle<T>(items: readonly T[]): T[]
}

/** Makes a source of random order; numbers are SHA-256 of seed and counter. */
export function createSeededRandom(seed: string): SeededRandom {
  let counter = 0
  const below = (limit: number): number => {
    const hash = createHash('sha256').update(`${seed}:${counter}`).digest()
    counter += 1
    return Math.floor((hash.readUIntBE(0, 6) / 2 ** 48) * limit)
  }
  return {
    shuffle(items) {
      const shuffled = [...items]
      for (let at = shuffled.length - 1; at > 0; at -= 1) {
        const from = below(at + 1)
        const [moved, taken] = [shuffled[at], shuffled[from]]
        if (moved === undefined || taken === undefined) continue
        shuffled[at] = taken
        shuffled[from] = moved
      }
      return shuffled
    },
  }
}
