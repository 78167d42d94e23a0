/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Banner, BannerAction } from './Banner.tsx'
import { noticeWords } from './sampleNoticeWords.ts'
import { bannerTones } from './ToneLine.tsx'

const meta: Meta = {
  title: 'Visual/Banner',
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
        rows={bannerTones.flatMap((tone) => [
          {
            name: caption(globals, tone),
            cells: [
              <Banner key="plain" tone={tone} action={<BannerAction onPress={nothing}>{texts.load}</BannerAction>}>
                {texts.part}
              </Banner>,
            ],
          },
          {
            name: `${caption(globals, tone)}, ${caption(globals, 'can be put away')}`,
            cells: [
              <Banner key="dismiss" tone={tone} onDismiss={nothing}>
                {texts.offline}
              </Banner>,
            ],
          },
        ])}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
