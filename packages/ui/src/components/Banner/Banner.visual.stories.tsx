import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Banner, BannerAction } from './Banner.tsx'
import { bannerTones } from './ToneLine.tsx'

const meta: Meta = { title: 'Visual/Banner', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Notice']}
      rows={bannerTones.flatMap((tone) => [
        {
          name: tone,
          cells: [
            <Banner key="plain" tone={tone} action={<BannerAction onPress={nothing}>Load the rest</BannerAction>}>
              Showing 178 of 214 people. Lager Süd did not answer.
            </Banner>,
          ],
        },
        {
          name: `${tone}, can be put away`,
          cells: [
            <Banner key="dismiss" tone={tone} onDismiss={nothing}>
              You are offline. This is the list from 08:12. 2 reminders wait and will be sent once you are back.
            </Banner>,
          ],
        },
      ])}
    />
  ),
}

export const Focus = focusStory(meta, States)
