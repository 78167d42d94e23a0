import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { customFieldsFixture, customValuesFixture } from '../../../domain/custom-field/customFieldFixture.ts'
import { known } from '../../../testing/answers.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { abilitiesFixture, personFixture } from '../peopleFixture.ts'
import { AccessTab } from '../person/AccessTab.tsx'
import { PersonView } from '../person/PersonPart.tsx'
import { ProfileTab } from '../person/ProfileTab.tsx'

const nothing = () => undefined
const abilities = abilitiesFixture({ grantableRoles: ['LEARNER'], canAnonymise: false })
const chief = personFixture({
  roles: ['LEARNER', 'EDUCATION_MANAGER'],
  mayChange: false,
  timeZone: 'Africa/Nairobi',
  startsOn: '2026-02-01',
  custom: [...customValuesFixture],
})
const reason = 'Only an administrator can change people with more rights.'

const meta = {
  title: 'Screens/user-management/more rights',
  component: PersonView,
  decorators: [withTexts, withAddresses],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: {
    uuid: chief.uuid,
    row: chief,
    tab: 'profile',
    tabHref: (to) => `/?open=person-1&tab=${to}`,
    abilities,
    person: known(chief),
    steps: { onPrevious: null, onNext: nothing },
    onClose: nothing,
    onAct: nothing,
    onRetry: nothing,
    children: (person) => (
      <ProfileTab
        person={person}
        abilities={abilities}
        custom={customFieldsFixture}
        dates={datesFixture}
        change={() => Promise.reject(new Error('Nothing can be changed.'))}
        onChanged={nothing}
      />
    ),
  },
} satisfies Meta<typeof PersonView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Who has more rights than the reader can be read, with the reason, and only what would work is offered. */
export const Profile: Story = {
  play: async () => {
    await expect(await screen.findByText(reason)).toBeVisible()
    await expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /Actions for Amina Okafor$/ }))
    const offered = await screen.findAllByRole('menuitem')
    await expect(offered.map((item) => item.textContent.trim())).toEqual(['Add to unit', 'Remove from unit'])
  },
}
export const ProfileSmall: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

/** Their access is told, and nothing of it offered. */
export const Access: Story = {
  args: {
    tab: 'access',
    children: (person) => (
      <AccessTab
        person={person}
        abilities={abilities}
        dates={datesFixture}
        now={new Date('2026-11-22T09:30:00Z')}
        onAct={nothing}
        onPasswordLink={nothing}
      />
    ),
  },
  play: async () => {
    await expect(await screen.findByText(reason)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull()
  },
}
