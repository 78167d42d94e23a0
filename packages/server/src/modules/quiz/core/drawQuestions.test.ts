import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawQuestions } from './drawQuestions.ts'

const pool = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const section = (questions: string[], pick: number | null = null) => ({ title: '', questions, pick })
const draw = (
  sections: ReturnType<typeof section>[],
  seed: string,
  seen = new Map<string, number>(),
  order = 'FIXED',
) => drawQuestions({ sections, order: order as 'FIXED' }, seen, seed).map(({ version }) => version)

describe('the questions of an attempt', () => {
  it('are all of a section, in its order or shuffled within it', () => {
    expect(draw([section(['a', 'b']), section(['c'])], 'seed')).toEqual(['a', 'b', 'c'])
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const drawn = draw([section(['a', 'b', 'c']), section(['d', 'e'])], seed, new Map(), 'SHUFFLED')
        expect([drawn.slice(0, 3).toSorted(), drawn.slice(3).toSorted()]).toEqual([
          ['a', 'b', 'c'],
          ['d', 'e'],
        ])
      }),
    )
  })

  it('are as many of a pool as it says, different ones, the same for the same seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.string(), (pick, seed) => {
        const drawn = draw([section(pool, pick)], seed)
        expect(new Set(drawn).size).toBe(Math.min(pick, pool.length))
        expect(draw([section(pool, pick)], seed)).toEqual(drawn)
      }),
    )
  })

  it('are the unseen ones first', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const seen = new Map(['a', 'b', 'c', 'd', 'e'].map((version) => [version, 1]))
        const drawn = draw([section(pool, 4)], seed, seen)
        expect(drawn).toEqual(expect.arrayContaining(['f', 'g', 'h']))
      }),
    )
  })

  it('stand in one section only', () => {
    expect(draw([section(['a', 'b']), section(['b', 'c'], 2)], 'seed')).toEqual(['a', 'b', 'c'])
  })
})
