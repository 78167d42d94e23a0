import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { mediumId } from '../mediaManagementFixture.ts'
import type { MediumUploadItem } from './mediumUpload.ts'
import { MediumUploadList } from './MediumUploadList.tsx'

const item = (id: string, name: string, change: Partial<MediumUploadItem>): MediumUploadItem => ({
  id,
  name,
  size: 212_000_000,
  sent: 0,
  state: 'WAITING',
  refusal: null,
  problem: null,
  medium: null,
  target: { kind: 'NEW', ownerUnit: null, locale: 'en' },
  ...change,
})

const items: readonly MediumUploadItem[] = [
  item('a', 'forklift-refresher-2026.zip', { size: 84_200_000, sent: 84_200_000, state: 'READY', medium: mediumId(1) }),
  item('b', 'hazardous-goods-basics.zip', { sent: 212_000_000, state: 'CHECKING' }),
  item('c', 'Loading ramp, safe approach, full version.mp4', {
    size: 1_032_000_000,
    sent: 640_000_000,
    state: 'SENDING',
  }),
  item('d', 'Podcast 4.mp3', { sent: 80_000_000, state: 'PAUSED' }),
  item('e', 'Handbook.pdf', {}),
  item('f', 'ramp.mov', {
    medium: mediumId(2),
    state: 'REFUSED',
    refusal: { code: 'CONTAINER_NOT_PLAYABLE', place: null, values: { found: 'QuickTime' } },
  }),
  item('g', 'night-shift.zip', {
    sent: 90_000_000,
    state: 'FAILED',
    problem: { code: 'UNREACHABLE', requestId: null },
  }),
]

const meta = {
  title: 'Parts/MediumUploadList',
  component: MediumUploadList,
  decorators: [withTexts, withAddresses],
  parameters: screenLooks.state,
  args: {
    items,
    limits: { scorm: 1e9, video: 2e9, audio: 5e8, pdf: 1e8, captions: 4e6 },
    hrefOf: (medium, tab) => `/media-management?medium=${medium}&tab=${tab}`,
    onFiles: fn(),
    onPause: fn(),
    onResume: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof MediumUploadList>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const isEnglish = (globals: Record<string, unknown>): boolean =>
  globals['locale'] === undefined || globals['locale'] === 'en'

export const EveryState: Story = {
  play: async ({ args, canvas, globals }) => {
    if (!isEnglish(globals)) return
    await expect(canvas.getByText('Uploading 62%')).toBeVisible()
    await expect(canvas.getByText('Checking')).toBeVisible()
    await expect(
      canvas.getByText('Browsers cannot play QuickTime files everywhere. Export it as MP4 (H.264 and AAC).'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Pause Loading ramp/ }))
    await expect(args.onPause).toHaveBeenCalledWith('c')
    await userEvent.click(canvas.getByRole('button', { name: 'Try night-shift.zip again' }))
    await expect(args.onRetry).toHaveBeenCalledWith('g')
  },
}

/** Nothing was chosen yet. */
export const Empty: Story = { args: { items: [] } }
