import { expect, test } from 'vitest'
import { checkLogo, type LogoPixels } from './checkLogo.ts'

type Pixel = readonly [red: number, green: number, blue: number, opacity: number]

const white: Pixel = [255, 255, 255, 255]
const black: Pixel = [0, 0, 0, 255]
const teal: Pixel = [29, 89, 124, 255]
const clear: Pixel = [0, 0, 0, 0]

const picture = (pixels: readonly Pixel[], size: LogoPixels['size'] = { width: 200, height: 60 }): LogoPixels => ({
  data: Uint8ClampedArray.from(pixels.flat()),
  size,
})

test.each([
  ['a colour that stands out on both grounds', picture([teal, teal, clear]), []],
  ['white alone', picture([white, white, clear]), ['LOST_ON_LIGHT']],
  ['black alone', picture([black, black]), ['LOST_ON_DARK']],
  ['white letters in a coloured sign', picture([white, white, teal]), []],
  ['nothing that can be seen', picture([clear, clear]), ['EMPTY']],
  ['one white pixel', picture([white], { width: 1, height: 1 }), ['TINY', 'LOST_ON_LIGHT']],
  ['a low but wide picture', picture([teal], { width: 80, height: 20 }), []],
  ['a drawing, whatever its edges say', picture([teal], null), []],
] as const)('%s', (_name, pixels, expected) => {
  expect(checkLogo(pixels)).toEqual(expected)
})
