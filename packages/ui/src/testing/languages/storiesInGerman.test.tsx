import { expect, test } from 'vitest'
import { openStories, storyFiles } from './englishInStories.ts'

const findEnglish = openStories('de')

// The pictures of every component's states and all templates: each component once.
const files = storyFiles.filter(([path]) => path.endsWith('.visual.stories.tsx') || path.includes('/templates/'))

test.each(files)('no English under de: %s', { timeout: 60_000 }, async (path, load) => {
  expect(await findEnglish(path, load)).toEqual([])
})
