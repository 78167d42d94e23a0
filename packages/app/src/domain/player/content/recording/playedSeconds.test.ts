import { expect, test } from 'vitest'
import { endStretch, nothingPlayed, playTo, takePlayed, type PlayedSeconds } from './playedSeconds.ts'

const play = (...places: readonly number[]): PlayedSeconds => places.reduce(playTo, nothingPlayed)

test('what is played in one go is one range of whole seconds', () => {
  expect(takePlayed(play(0, 0.3, 1.2, 2.9, 4.1))[0]).toEqual([[0, 4]])
})

test('a jump is not played', () => {
  expect(takePlayed(play(0, 1, 2, 60, 61.5))[0]).toEqual([
    [0, 2],
    [60, 61],
  ])
  expect(takePlayed(play(60, 61.5, 10, 12.2))[0]).toEqual([
    [10, 12],
    [60, 61],
  ])
})

test('saving in the middle loses no second and counts none twice', () => {
  const [first, rest] = takePlayed(play(0, 2.4))
  const [second, end] = takePlayed([3.6, 5.2].reduce(playTo, rest))
  expect([first, second]).toEqual([[[0, 2]], [[2, 5]]])
  expect(takePlayed(endStretch(end))[0]).toEqual([])
})
