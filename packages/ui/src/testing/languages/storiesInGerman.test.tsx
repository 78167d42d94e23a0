import { expect, test } from 'vitest'
import { openStories, storyFiles } from './englishInStories.ts'

const findEnglish = openStories('de')

test.each(storyFiles)('no English under de: %s', { timeout: 60_000 }, async (path, load) => {
  expect(await findEnglish(path, load)).toEqual([])
})
