/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { UploadQueue } from './UploadQueue.tsx'
import type { UploadItem } from './uploadTypes.ts'

const meta: Meta = {
  title: 'Visual/UploadQueue',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const label = { en: 'Uploads', de: 'Wird hochgeladen', sw: 'Zinazopakiwa' }

const nothing = (): void => undefined

const names = {
  en: [
    'Ladungssicherung im Straßengüterverkehr, Teil 1.mp4',
    'Teil 2.mp4',
    'Handout.pdf',
    'Fragen.zip',
    'Teil 3.mp4',
    'Teil 4.mp4',
    'setup.exe',
  ],
  de: [
    'Ladungssicherung im Straßengüterverkehr, Teil 1.mp4',
    'Teil 2.mp4',
    'Merkblatt.pdf',
    'Fragen.zip',
    'Teil 3.mp4',
    'Teil 4.mp4',
    'Programm.exe',
  ],
  sw: [
    'Kufunga mizigo kwa usalama barabarani, sehemu 1.mp4',
    'Sehemu 2.mp4',
    'Karatasi.pdf',
    'Maswali.zip',
    'Sehemu 3.mp4',
    'Sehemu 4.mp4',
    'programu.exe',
  ],
}

const itemsIn = ([
  part = '',
  second = '',
  paper = '',
  questions = '',
  third = '',
  fourth = '',
  program = '',
]: readonly string[]): readonly UploadItem[] => [
  { id: 'a', name: part, size: 240_000_000, state: 'done' },
  { id: 'b', name: second, size: 310_000_000, state: 'sending', progress: 0.44, secondsLeft: 130 },
  { id: 'c', name: paper, size: 2_400_000, state: 'paused', progress: 0.2 },
  { id: 'd', name: questions, size: 8_100_000, state: 'waiting' },
  { id: 'e', name: third, size: 90_000_000, state: 'failed' },
  { id: 'f', name: fourth, size: 90_000_000, state: 'failed' },
  { id: 'g', name: program, size: 4_000_000, state: 'refused' },
]
const actions = {
  onRetry: nothing,
  onCancel: nothing,
  onPause: nothing,
  onResume: nothing,
  onRemove: nothing,
  onRetryAll: nothing,
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, label)
    const items = itemsIn(inStoryLanguage(globals, names))
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={[
          {
            name: caption(globals, 'on the way'),
            cells: [
              <UploadQueue
                key="way"
                label={`${texts}, ${caption(globals, 'on the way')}`}
                items={items}
                {...actions}
              />,
            ],
          },
          {
            name: caption(globals, 'over'),
            cells: [
              <UploadQueue
                key="over"
                label={`${texts}, ${caption(globals, 'over')}`}
                items={items.slice(0, 1)}
                {...actions}
              />,
            ],
          },
        ]}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
