import { describe, expect, test } from 'vitest'
import { visual } from '../../../.storybook/modes.ts'
import { toPictures, toSize } from './pictures.mjs'

/** @param {Partial<import('./pictures.mjs').Story>} [more] @returns {import('./pictures.mjs').Story} */
const story = (more = {}) => ({
  id: 'visual-button--states',
  title: 'Visual/Button',
  name: 'States',
  chromatic: {},
  ...more,
})

describe('the pictures of a story', () => {
  test('are one for each mode; the browser takes width, forced colours and scheme, Storybook the rest', () => {
    const { chromatic } = visual({
      hasDensities: true,
      locales: ['sw'],
      viewports: [320],
      primaries: ['#f5c400'],
      hasRtl: true,
      hasDarkForcedColors: true,
    })
    const pictures = toPictures([story({ chromatic })])
    const stages = Object.fromEntries(pictures.map(({ id, stage }) => [id.split('@')[1], stage]))
    expect(Object.keys(stages)).toEqual([
      'dark',
      'dark-compact',
      'dark-f5c400',
      'default',
      'default-320',
      'default-compact',
      'default-f5c400',
      'default-rtl',
      'default-sw',
      'forced-colours',
      'forced-colours-dark',
    ])
    expect(stages['default-320']).toEqual({
      width: 320,
      height: 768,
      forcedColors: 'none',
      colorScheme: 'light',
      globals: { theme: 'default' },
    })
    expect(stages['forced-colours']).toMatchObject({
      forcedColors: 'active',
      colorScheme: 'light',
      globals: { theme: 'default' },
    })
    expect(stages['forced-colours-dark']).toMatchObject({
      forcedColors: 'active',
      colorScheme: 'dark',
      globals: { theme: 'dark' },
    })
    expect(stages['default-rtl']?.globals).toEqual({ theme: 'default', direction: 'rtl' })
    expect(stages['dark-f5c400']?.globals).toEqual({ theme: 'dark', primary: '#f5c400' })
  })

  test('name their width themselves, because another camera has another one', () => {
    const modes = Object.values(
      visual({ hasDensities: true, locales: ['sw'], primaries: ['#f5c400'], hasRtl: true }).chromatic.modes,
    )
    expect(modes.map(({ viewport }) => viewport)).toEqual(modes.map(() => 1024))
  })

  test('are none of a story that wants none, nor of a mode that is switched off', () => {
    expect(toPictures([story({ chromatic: { disableSnapshot: true, modes: { dark: {} } } })])).toEqual([])
    expect(toPictures([story({ chromatic: { modes: { dark: { disable: true } } } })])).toEqual([])
  })

  test('are refused where two modes share a name, because one would hide the other', () => {
    const modes = { 'dark compact': {}, 'dark-compact': {} }
    expect(() => toPictures([story({ chromatic: { modes } })])).toThrow('visual-button--states@dark-compact')
  })

  test.each([
    [undefined, { width: 1024, height: 768 }],
    [320, { width: 320, height: 768 }],
    ['320px', { width: 320, height: 768 }],
    [
      { width: 360, height: 640 },
      { width: 360, height: 640 },
    ],
  ])('a viewport of %j is %j', (viewport, size) => {
    expect(toSize(viewport)).toEqual(size)
  })

  test('a viewport without a width is refused', () => {
    expect(() => toSize('wide')).toThrow('wide')
  })
})
