import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { failed } from '../../../testing/answers.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { abilitiesFixture } from '../peopleFixture.ts'
import { PersonView } from './PersonPart.tsx'

const meta = {
  title: 'Screens/user-management/person',
  component: PersonView,
  decorators: [withTexts, withAddresses],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: {
    ...{ uuid: 'person-1', row: null, tab: 'profile', tabHref: () => '/', steps: { onPrevious: null, onNext: null }, abilities: abilitiesFixture() },
    ...{ person: failed('NOT_FOUND'), onClose: fn(), onAct: fn(), onRetry: fn(), children: () => null },
  },
} satisfies Meta<typeof PersonView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The address names nobody there is: nothing of a person is drawn, and one step leads back. */
export const Missing: Story = {
  play: async ({ args }) => {
    const back = await screen.findByRole('button', { name: /^(Back to the list|Zurück zur Liste|Rudi kwenye orodha)$/ })
    await expect(within(document.body).queryByRole('navigation')).toBeNull()
    await userEvent.click(back)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The person did not come: asking again may help. */
export const Failed: Story = { args: { person: failed('INTERNAL', '8F2C-41') } }
