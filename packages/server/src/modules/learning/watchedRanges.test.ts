import { describe, expect, it } from 'vitest'
import { addWatched, mergeRanges, readMultirange, secondsIn, writeMultirange } from './watchedRanges.ts'

describe('watched seconds', () => {
  it('merge where they touch or overlap', () => {
    expect(
      mergeRanges([
        [20, 30],
        [0, 10],
        [10, 12],
        [25, 40],
        [7, 7],
        [9, 3],
      ]),
    ).toEqual([
      [0, 12],
      [20, 40],
    ])
  })

  it('add up without counting a second twice', () => {
    const watched = addWatched(
      [[0, 10]],
      [
        [5, 20],
        [15, 25],
      ],
      1000,
    )
    expect(watched).toEqual([[0, 25]])
    expect(secondsIn(watched)).toBe(25)
  })

  it('stop where the clock allows no more', () => {
    expect(addWatched([[0, 10]], [[0, 600]], 30)).toEqual([[0, 40]])
    expect(addWatched([[0, 10]], [[100, 600]], 30)).toEqual([
      [0, 10],
      [100, 130],
    ])
    expect(addWatched([[0, 10]], [[100, 600]], 0.5)).toEqual([[0, 10]])
  })

  it('leave free what lies between known ranges', () => {
    expect(
      addWatched(
        [
          [0, 10],
          [20, 30],
        ],
        [[0, 40]],
        15,
      ),
    ).toEqual([[0, 35]])
  })

  it('are read back as PostgreSQL writes them', () => {
    expect(
      readMultirange(
        writeMultirange([
          [0, 10],
          [20, 30],
        ]),
      ),
    ).toEqual([
      [0, 10],
      [20, 30],
    ])
    expect(readMultirange('{}')).toEqual([])
  })
})
