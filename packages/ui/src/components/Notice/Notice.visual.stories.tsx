/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CloudOff, GitMerge } from 'lucide-react'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { noticeWords } from '../Banner/sampleNoticeWords.ts'
import { Notice, noticeTones } from './Notice.tsx'

const meta: Meta = {
  title: 'Visual/Notice',
  tags: ['visual'],
  parameters: visual({ viewports: [320], locales: ['de', 'sw'] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, noticeWords)
    return (
      <StatesTable
        columns={[caption(globals, 'Notice')]}
        rows={[
          ...noticeTones.map((tone) => ({
            name: caption(globals, tone),
            cells: [
              <Notice key={tone} tone={tone} action={{ label: texts.load, onPress: nothing }}>
                {texts.part}
              </Notice>,
            ],
          })),
          {
            name: caption(globals, 'own glyph, two lines'),
            cells: [
              <Notice key="offline" tone="info" glyph={CloudOff}>
                {texts.offline}
              </Notice>,
            ],
          },
          {
            name: caption(globals, 'conflict'),
            cells: [
              <Notice key="conflict" tone="warn" glyph={GitMerge}>
                {texts.conflict}
              </Notice>,
            ],
          },
        ]}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
