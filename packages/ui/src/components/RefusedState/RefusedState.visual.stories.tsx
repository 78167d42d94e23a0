/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { refusedWords } from '../EmptyState/sampleRefusedWords.ts'
import { RefusedState } from './RefusedState.tsx'

const meta: Meta = {
  title: 'Visual/RefusedState',
  tags: ['visual'],
  parameters: visual({ viewports: [320], locales: ['de', 'sw'] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, refusedWords)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={[
          {
            name: caption(globals, 'request and way back'),
            cells: [
              <RefusedState
                key="all"
                level={3}
                title={texts.title}
                request={{ label: texts.ask, onPress: nothing }}
                back={{ label: texts.back, href: '/dashboard' }}
              >
                {texts.granted}
              </RefusedState>,
            ],
          },
          {
            name: caption(globals, 'words only'),
            cells: [
              <RefusedState key="words" level={3} title={texts.title}>
                {texts.needed}
              </RefusedState>,
            ],
          },
        ]}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
