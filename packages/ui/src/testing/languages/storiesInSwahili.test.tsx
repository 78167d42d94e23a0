import { expect, test } from 'vitest'
import { openStories, storyFiles } from './englishInStories.ts'

const findEnglish = openStories('sw')

test.each(storyFiles)('no English under sw: %s', { timeout: 60_000 }, async (path, load) => {
  expect(await findEnglish(path, load)).toEqual([])
})
