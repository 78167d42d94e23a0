import { setProjectAnnotations } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { afterAll, beforeAll } from 'vitest'
import { page } from 'vitest/browser'
import preview from '../../../../../.storybook/preview.tsx'
import type { UiLocale } from '../../locale/texts.ts'
import { playedStories, type StoryFile } from '../playedStories.ts'
import { createEnglishFinder } from './findEnglish.ts'
import { createSampleReader } from './findSampleEnglish.ts'
import { createStoryReader } from './storySources.ts'
import { watchTexts, type SeenText, type TextWatch } from './watchTexts.ts'

type LoadStories = () => Promise<StoryFile>

const isLong: unknown = import.meta.env['SOMO_LONG']

/**
 * Files of stories of ui, each with how to load it: the tables of states, which show every text of a component. All files
 * in `npm run test:long`.
 */
export const storyFiles: readonly (readonly [path: string, load: LoadStories])[] = Object.entries(
  isLong === '1'
    ? import.meta.glob<StoryFile>('../../**/*.stories.tsx')
    : import.meta.glob<StoryFile>('../../**/*.visual.stories.tsx'),
)

/** What a play waits for may be a chunk that this server has never sent before. */
const patience = 8_000

/** A story that asks for a phone gets Storybook's smallest one, every other the window of the tests. */
const openWindow = (viewport: unknown): Promise<void> =>
  typeof viewport === 'object' && viewport !== null && 'value' in viewport && viewport.value === 'mobile1'
    ? page.viewport(320, 568)
    : page.viewport(1024, 640)

/**
 * Opens the stories of ui in a language for the tests of a file. What comes back draws every story of one file, plays it,
 * and reads everything that stood there, appeared or was announced meanwhile.
 * @returns what gives one line for each text that is ui's or React Aria's in English, for each story that drew nothing,
 * and for each whose play does not hold in this language: it looks for ui's words by `storyWords`
 */
export function openStories(
  locale: Exclude<UiLocale, 'en'>,
): (path: string, load: LoadStories) => Promise<readonly string[]> {
  const open: {
    watch?: TextWatch
    findEnglish?: (text: string) => string | null
    findSample?: (text: string) => string | null
  } = {}

  beforeAll(async () => {
    setProjectAnnotations([preview, { initialGlobals: { locale } }])
    configure({ asyncUtilTimeout: patience })
    open.findEnglish = await createEnglishFinder(locale)
    open.findSample = await createSampleReader(locale)
    open.watch = watchTexts(document.documentElement)
  })
  afterAll(() => open.watch?.stop())

  return async (path, load) => {
    const isOwn = createStoryReader(path)
    const errors = new Set<string>()
    const read = (name: string, { text, place }: SeenText): void => {
      const key = open.findEnglish?.(text) ?? null
      if (key !== null && !isOwn(text)) errors.add(`${name}, ${place}: “${text}” is ${key} in English`)
      const word = open.findSample?.(text) ?? null
      if (word !== null) errors.add(`${name}, ${place}: “${text}” holds “${word}” in English`)
    }
    for (const [name, story] of playedStories(await load())) {
      if (story.globals['locale'] !== locale) continue
      await openWindow(story.globals['viewport'])
      const problem = await story.run().then(
        () => null,
        (error: unknown) => String(error),
      )
      const seen = open.watch?.take() ?? []
      if (document.querySelector('[data-component], [data-states]') === null)
        errors.add(`${name} drew nothing: ${problem ?? 'its play holds'}`)
      else if (problem !== null) errors.add(`${name} does not hold: ${problem}`)
      for (const text of seen) read(name, text)
    }
    return [...errors]
  }
}
