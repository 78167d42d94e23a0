import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { UploadQueue } from './UploadQueue.tsx'
import type { UploadItem } from './uploadTypes.ts'

const meta: Meta = {
  title: 'Visual/UploadQueue',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const items: readonly UploadItem[] = [
  { id: 'a', name: 'Ladungssicherung im Straßengüterverkehr, Teil 1.mp4', size: 240_000_000, state: 'done' },
  { id: 'b', name: 'Teil 2.mp4', size: 310_000_000, state: 'sending', progress: 0.44, secondsLeft: 130 },
  { id: 'c', name: 'Handout.pdf', size: 2_400_000, state: 'paused', progress: 0.2 },
  { id: 'd', name: 'Fragen.zip', size: 8_100_000, state: 'waiting' },
  { id: 'e', name: 'Teil 3.mp4', size: 90_000_000, state: 'failed' },
  { id: 'f', name: 'Teil 4.mp4', size: 90_000_000, state: 'failed' },
  { id: 'g', name: 'setup.exe', size: 4_000_000, state: 'refused' },
]
const actions = { onRetry: nothing, onCancel: nothing, onPause: nothing, onResume: nothing, onRemove: nothing, onRetryAll: nothing }

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={[
        { name: 'on the way', cells: [<UploadQueue key="way" label="Uploads" items={items} {...actions} />] },
        { name: 'over', cells: [<UploadQueue key="over" label="Before" items={items.slice(0, 1)} {...actions} />] },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
