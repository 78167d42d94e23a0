import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { screenLooks } from '../../../../../../../.storybook/modes.ts'
import { withAddresses } from '../../../../testing/withAddresses.tsx'
import { withTexts } from '../../../../testing/withTexts.tsx'
import { filmFixture, mediumId, versionFixture } from '../../mediaManagementFixture.ts'
import { CaptionFiles } from './CaptionFiles.tsx'
import { MainFile } from './MainFile.tsx'
import type { MediumFiles } from './useMediumFiles.ts'

const limits = { scorm: 1e9, video: 2e9, audio: 5e8, pdf: 1e8, captions: 4e6 }
const acts = { add: fn(), onPause: fn(), onResume: fn(), onRetry: fn(), onCancel: fn(), onRemove: fn() }
const files: MediumFiles = {
  queue: { items: [], limits, ...acts },
  items: [],
  add: fn(),
  addCaptions: fn(),
  download: fn(),
}
const film = filmFixture()
const german = { purpose: 'CAPTIONS', locale: 'de', name: 'rampe.vtt', size: 14_200, isChecked: true } as const
const version = film.draft ?? versionFixture()
const withCaptions = { ...version, files: [...version.files, { uuid: mediumId(301), ...german }] }

const meta = {
  title: 'Screens/media-management/File',
  component: MainFile,
  decorators: [withTexts, withAddresses],
  parameters: screenLooks.state,
  args: { version, files, limit: 'video' },
} satisfies Meta<typeof MainFile>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Checked: Story = {
  parameters: screenLooks.whole,
  play: async ({ args, canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.click(canvas.getByRole('button', { name: 'Download original' }))
    await expect(args.files.download).toHaveBeenCalledWith(mediumId(201))
  },
}

/** No other file can be chosen meanwhile. */
export const BeingChecked: Story = { args: { version: { ...version, state: 'PROCESSING', facts: null } } }

export const Unusable: Story = { args: { version: { ...version, state: 'FAILED', facts: null } } }

/** Captions by language. */
export const Captions: Story = {
  render: () => (
    <CaptionFiles
      medium={film}
      version={withCaptions}
      files={files}
      isDraft
      onRemoveCaptions={() => Promise.reject(new Error('Nothing is removed in stories.'))}
    />
  ),
}
