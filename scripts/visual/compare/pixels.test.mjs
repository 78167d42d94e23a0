import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { comparePixels } from './pixels.mjs'

/** @param {number} width @param {number} height @param {(x: number, y: number) => [number, number, number]} colour */
function draw(width, height, colour) {
  const picture = new PNG({ width, height })
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) picture.data.set([...colour(x, y), 255], (y * width + x) * 4)
  return PNG.sync.write(picture)
}

const white = draw(20, 10, () => [255, 255, 255])

test('two equal pictures differ in nothing', () => {
  expect(
    comparePixels(
      white,
      draw(20, 10, () => [255, 255, 255]),
    ),
  ).toMatchObject({ pixels: 0, box: null })
})

test('a difference of one step in one colour of one pixel is found, and where it is', () => {
  const almost = draw(20, 10, (x, y) => (x === 7 && y === 3 ? [255, 255, 254] : [255, 255, 255]))
  expect(comparePixels(white, almost)).toMatchObject({ pixels: 1, box: { x: 7, y: 3, width: 1, height: 1 } })
})

test('another blue differs everywhere', () => {
  const [one, other] = [draw(5, 5, () => [0x57, 0x61, 0xee]), draw(5, 5, () => [0x57, 0x61, 0xaa])]
  expect(comparePixels(one, other).pixels).toBe(25)
})

test.each([[[255, 255, 255]], [[0, 0, 0]], [[128, 128, 128]]])(
  'what only the larger picture has differs, even in %j',
  (colour) => {
    const [red = 0, green = 0, blue = 0] = colour
    const small = draw(4, 4, () => [red, green, blue])
    const large = draw(4, 6, () => [red, green, blue])
    for (const pair of [
      [small, large],
      [large, small],
    ]) {
      const [before = small, after = large] = pair
      expect(comparePixels(before, after)).toMatchObject({ pixels: 8, box: { x: 0, y: 4, width: 4, height: 2 } })
    }
  },
)

test('the picture of what differs shows it in orange where it became lighter and in blue where darker', () => {
  const after = draw(20, 10, (x) => (x === 0 ? [0, 0, 0] : [255, 255, 255]))
  const at = (/** @type {Buffer} */ png) => [...PNG.sync.read(png).data.subarray(0, 3)]
  expect(at(comparePixels(white, after).picture)).toEqual([0, 90, 181])
  expect(at(comparePixels(after, white).picture)).toEqual([213, 94, 0])
})
