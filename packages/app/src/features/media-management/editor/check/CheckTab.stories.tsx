import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { screenLooks } from '../../../../../../../.storybook/modes.ts'
import { withAddresses } from '../../../../testing/withAddresses.tsx'
import { withTexts } from '../../../../testing/withTexts.tsx'
import { filmFixture, mediumFixture, packageFixture, versionFixture } from '../../mediaManagementFixture.ts'
import type { EditedMedium } from '../mediumTypes.ts'
import { CheckTab } from './CheckTab.tsx'

const argsOf = (medium: EditedMedium) => ({ medium, version: medium.draft ?? versionFixture() })

const meta = {
  title: 'Screens/media-management/Check',
  component: CheckTab,
  decorators: [withTexts, withAddresses],
  parameters: screenLooks.state,
  args: {
    ...argsOf(packageFixture()),
    hrefOfTab: (tab) => `/?tab=${tab}`,
    hrefOfMedium: (uuid) => `/?medium=${uuid}`,
  },
} satisfies Meta<typeof CheckTab>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A package that runs, with two findings. */
export const Package: Story = {
  parameters: screenLooks.whole,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/content\/logo\.png/)).toBeVisible()
  },
}

/** The file cannot be used: why, and what to do. */
export const Unusable: Story = {
  args: argsOf({
    ...filmFixture({
      state: 'FAILED',
      facts: null,
      findings: [{ code: 'CONTAINER_NOT_PLAYABLE', place: null, values: '{"found":"QuickTime"}' }],
    }),
    gaps: [{ code: 'FAILED', item: null, title: null }],
  }),
}

/** A film without captions. */
export const Film: Story = { args: argsOf(filmFixture()) }

/** Nothing is left to do. */
export const Complete: Story = {
  args: argsOf(mediumFixture({ categories: ['c'], summaries: [{ locale: 'en', text: 'Where to go.' }] })),
}

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }
