import { oklch, wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { luminance, ratio, toHex, toOklch } from './oklch.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('agrees with culori on lightness, chroma and hue', () => {
  fc.assert(
    fc.property(colour, (hex) => {
      const ours = toOklch(hex)
      const theirs = oklch(hex)
      expect(ours.lightness).toBeCloseTo(theirs.l, 4)
      expect(ours.chroma).toBeCloseTo(theirs.c, 4)
      if (theirs.h === undefined || theirs.c < 0.01) return
      const degrees = ((ours.hue * 180) / Math.PI + 360) % 360
      const apart = Math.abs(degrees - theirs.h)
      expect(Math.min(apart, 360 - apart)).toBeLessThan(0.1)
    }),
  )
})

it('agrees with culori on contrast', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(ratio(luminance(one), luminance(other))).toBeCloseTo(wcagContrast(one, other), 3)
    }),
  )
})

it('comes back to the very colour it started from', () => {
  fc.assert(
    fc.property(colour, (hex) => {
      expect(toHex(toOklch(hex))).toBe(hex)
    }),
  )
})

it('gives up chroma, not lightness, for what the screen cannot show', () => {
  const wished = { lightness: 0.9, chroma: 0.3, hue: 4.8 }
  const shown = toOklch(toHex(wished))
  expect(shown.lightness).toBeCloseTo(wished.lightness, 2)
  expect(shown.chroma).toBeLessThan(wished.chroma)
})
