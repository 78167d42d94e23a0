/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { OfflineState } from './OfflineState.tsx'

const meta: Meta = {
  title: 'Visual/OfflineState',
  tags: ['visual'],
  parameters: visual({ viewports: [320], locales: ['de', 'sw'] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: {
    title: 'You are offline',
    retry: 'Try again',
    savedCourses: 'Courses you saved can be read and finished. This list comes by itself once you are back.',
    saved: 'Courses you saved can be read and finished.',
  },
  de: {
    title: 'Sie sind offline',
    retry: 'Erneut versuchen',
    savedCourses:
      'Gesicherte Kurse lassen sich lesen und abschließen. Diese Liste kommt von selbst, sobald die Verbindung wieder da ist.',
    saved: 'Gesicherte Kurse lassen sich lesen und abschließen.',
  },
  sw: {
    title: 'Huna mtandao',
    retry: 'Jaribu tena',
    savedCourses: 'Unaweza kusoma na kukamilisha kozi ulizohifadhi. Orodha hii itakuja yenyewe ukirudi mtandaoni.',
    saved: 'Unaweza kusoma na kukamilisha kozi ulizohifadhi.',
  },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={[
          {
            name: caption(globals, 'nothing kept'),
            cells: [
              <OfflineState key="rest" level={3} title={texts.title} retry={{ label: texts.retry, onPress: nothing }}>
                {texts.savedCourses}
              </OfflineState>,
            ],
          },
          {
            name: caption(globals, 'trying'),
            cells: [
              <OfflineState
                key="trying"
                level={3}
                title={texts.title}
                retry={{ label: texts.retry, onPress: nothing, isPending: true }}
              >
                {texts.saved}
              </OfflineState>,
            ],
          },
        ]}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
