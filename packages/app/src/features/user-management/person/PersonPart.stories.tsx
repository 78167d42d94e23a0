import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { failed, known } from '../../../testing/answers.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { abilitiesFixture, personFixture } from '../peopleFixture.ts'
import { AccessTab } from './AccessTab.tsx'
import { PersonView } from './PersonPart.tsx'

const meta = {
  title: 'Screens/user-management/person',
  component: PersonView,
  decorators: [withTexts, withAddresses],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: {
    uuid: 'person-1',
    row: null,
    tab: 'profile',
    tabHref: () => '/',
    steps: { onPrevious: null, onNext: null },
    abilities: abilitiesFixture(),
    person: failed('NOT_FOUND'),
    onClose: fn(),
    onAct: fn(),
    onRetry: fn(),
    children: () => null,
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

/** Somebody who came in without an invitation is not called invited. */
export const NotYetInvited: Story = {
  args: {
    tab: 'access',
    person: known(personFixture({ status: 'INVITED', lastSignInAt: null, loginCount: 0 })),
  },
  render: (args) => (
    <PersonView {...args}>
      {(person) => (
        <AccessTab
          person={person}
          abilities={args.abilities}
          dates={datesFixture}
          now={new Date('2026-11-22T09:30:00Z')}
          onAct={args.onAct}
          onPasswordLink={fn()}
        />
      )}
    </PersonView>
  ),
  play: async () => {
    // Beside the name and among the facts; the other word is the name of the fact that tells when.
    await expect(await screen.findAllByText(/^(Not yet invited|Noch nicht eingeladen|Bado hajaalikwa)$/)).toHaveLength(
      2,
    )
    await expect(screen.getAllByText(/^(Invited|Eingeladen|Alialikwa)$/)).toHaveLength(1)
  },
}
