import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/**
 * The differing region of two pictures. Sizes in px.
 * @typedef {object} Difference
 * @property {number} pixels how many
 * @property {Box | null} box the smallest frame around all of them, null where there are none
 * @property {{ width: number, height: number }} before
 * @property {{ width: number, height: number }} after
 * @property {Buffer} picture the new picture, pale, with what became darker in blue and what became lighter in orange
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 */

/** Blue and orange of Okabe and Ito's palette, distinguishable with colour vision deficiencies. */
const darker = /** @type {[number, number, number]} */ ([0, 90, 181])
const lighter = /** @type {[number, number, number]} */ ([213, 94, 0])

/**
 * Compares two pictures pixel by pixel with threshold 0. pixelmatch's default of 0.1 treats another primary colour
 * (#5761aa for #5761ee) as equal. If the sizes differ, the excess area differs as well.
 * @param {Buffer} before a PNG
 * @param {Buffer} after a PNG
 * @returns {Difference}
 */
export function comparePixels(before, after) {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const [wideOne, wideOther] = [widen(one, other, width, height), widen(other, one, width, height)]
  const canvas = new PNG({ width, height })
  const pixels = pixelmatch(wideOne.data, wideOther.data, canvas.data, width, height, {
    threshold: 0,
    includeAA: true,
    alpha: 0.25,
    diffColor: lighter,
    diffColorAlt: darker,
  })
  return {
    pixels,
    box: pixels === 0 ? null : frameOf(wideOne, wideOther),
    before: { width: one.width, height: one.height },
    after: { width: other.width, height: other.height },
    picture: PNG.sync.write(canvas, { deflateLevel: 3 }),
  }
}

/**
 * An area that only the other picture has is filled with inverted colours, so that it always differs.
 * @param {PNG} picture @param {PNG} other @param {number} width @param {number} height
 */
function widen(picture, other, width, height) {
  if (picture.width === width && picture.height === height) return picture
  const wide = new PNG({ width, height })
  PNG.bitblt(other, wide, 0, 0, other.width, other.height, 0, 0)
  wide.data.forEach((value, index, data) => {
    data[index] = index % 4 === 3 ? 255 : 255 - value
  })
  PNG.bitblt(picture, wide, 0, 0, picture.width, picture.height, 0, 0)
  return wide
}

/** @param {PNG} one @param {PNG} other @returns {Box} */
function frameOf({ data, width, height }, other) {
  const [mine, theirs] = [toPoints(data), toPoints(other.data)]
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let index = 0; index < mine.length; index += 1) {
    if (mine[index] === theirs[index]) continue
    const [x, y] = [index % width, Math.floor(index / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** One number per pixel. @param {Buffer} data */
const toPoints = (data) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
