import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known, unasked } from '../../testing/answers.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { MailtemplatesView, type MailtemplatesViewProps } from './MailtemplatesView.tsx'
import { previewFixture, templateFixture, templateListFixture } from './templatesFixture.ts'

const use = { retry: fn(), refetch: () => Promise.resolve() }
const address = (event: string | null): MailtemplatesViewProps['address'] => ({ event, search: '' })

const meta = {
  title: 'Screens/mailtemplates',
  component: MailtemplatesView,
  decorators: [withAddresses, withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.mailtemplates,
    address: address('ASSIGNED'),
    event: 'ASSIGNED',
    onAddressChange: fn(),
    list: { ...known(templateListFixture), ...use },
    template: { ...known(templateFixture()), ...use },
    preview: {
      state: { ...known(previewFixture), ...use },
      show: fn(),
      person: null,
      onPerson: fn(),
      find: () => Promise.resolve([]),
    },
    actions: {
      save: fn(() => Promise.resolve({ template: templateFixture(), userErrors: [], problem: null })),
      sendTest: fn(() => Promise.resolve({ address: 'miriam@somo.example', userErrors: [], problem: null })),
    },
  },
} satisfies Meta<typeof MailtemplatesView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A changed mail with its preview. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Deutsch' })).toBeVisible()
  },
}

/** The list, before one is chosen. */
export const New: Story = { args: { address: address(null), event: null, template: { ...unasked, ...use } } }

/** The mail did not come; the list stays. */
export const PartialError: Story = { args: { template: { ...failed('UNAVAILABLE'), ...use } } }

/** A phone, where the list and one mail take turns. */
export const Small: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
  args: { template: { ...known(templateFixture({ isMandatory: true, hasButton: false })), ...use } },
}
