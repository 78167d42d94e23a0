import { composeStories } from '@storybook/react-vite'

/** A file of stories, as it is imported. */
export type StoryFile = Parameters<typeof composeStories>[0]

/** One story, ready to be drawn and played outside Storybook. */
export interface PlayedStory {
  readonly tags: readonly string[]
  readonly globals: Readonly<Record<string, unknown>>
  /** Takes away the story before, draws this one and plays it; rejects where its play fails. */
  readonly run: () => Promise<void>
}

const isPlayed = (value: unknown): value is PlayedStory =>
  typeof value === 'function' && 'globals' in value && 'run' in value && 'tags' in value

/** The stories of a file by name, without those that hold on no screen of the tests' size, under the annotations that `setProjectAnnotations` was given. */
export const playedStories = (file: StoryFile): readonly (readonly [name: string, story: PlayedStory])[] =>
  Object.entries(composeStories(file)).flatMap(([name, story]) => {
    if (!isPlayed(story)) throw new TypeError(`${name} is no story.`)
    return story.tags.includes('!test') || !story.tags.includes('test') ? [] : [[name, story] as const]
  })
