import { describe, expect, test } from 'vitest'
import type { Mode } from '../../../../.storybook/modes.ts'

interface Photographed {
  readonly parameters?: { readonly chromatic?: { readonly modes?: Readonly<Record<string, Mode>> } }
}

const files = import.meta.glob<Readonly<Record<string, Photographed>>>('../**/*.visual.stories.tsx', { eager: true })

/** What the pictures of a component or a template must show among others. */
const wanted: readonly (readonly [what: string, isShown: (mode: Mode) => boolean])[] = [
  ['the light theme', ({ theme }) => theme === 'default'],
  ['dark violet', ({ theme }) => theme === 'dark'],
  ['320 px', ({ viewport }) => viewport === 320],
  ['forced colours', ({ forcedColors }) => forcedColors === 'active'],
]

describe('the pictures of', () => {
  test.each(Object.entries(files))('%s are taken of everything that is compared', (_, stories) => {
    const modes = Object.values(stories).flatMap(({ parameters }) => Object.values(parameters?.chromatic?.modes ?? {}))
    expect(wanted.filter(([, isShown]) => !modes.some(isShown)).map(([what]) => what)).toEqual([])
  })
})
