import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { failed, known, unasked } from '../../../testing/answers.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { abilitiesFixture, peopleFixture, personFixture } from '../peopleFixture.ts'
import type { PersonTab } from '../list/peopleList.ts'
import {
  bareConsentsFixture,
  consentsFixture,
  mailFixture,
  mailPageFixture,
  noMailsFixture,
  signInsFixture,
} from './recordFixture.ts'
import { PersonView } from '../person/PersonPart.tsx'
import { RecordTab } from './RecordTab.tsx'
import { SignIns } from './SignIns.tsx'

const nothing = () => undefined
const recordQuery = <State,>(state: State) => ({ state, retry: nothing })

const drawer = (tab: PersonTab, children: React.ReactNode) => (
  <PersonView
    uuid="person-1"
    row={peopleFixture[0] ?? null}
    tab={tab}
    tabHref={(to) => `/?open=person-1&tab=${to}`}
    steps={{ onPrevious: null, onNext: nothing }}
    abilities={abilitiesFixture()}
    person={known(personFixture())}
    onClose={nothing}
    onAct={nothing}
    onRetry={nothing}
  >
    {() => children}
  </PersonView>
)

const meta = {
  title: 'Screens/user-management/record',
  component: RecordTab,
  decorators: [withTexts, withAddresses],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  render: (args) => drawer('messages', <RecordTab {...args} />),
  args: {
    mails: recordQuery(known(mailPageFixture(true))),
    consents: recordQuery(known(consentsFixture)),
    dates: datesFixture,
    opened: null,
    body: { ...unasked, retry: nothing },
    onClose: nothing,
    onPage: fn(),
    onRead: fn(),
    onResend: fn(),
  },
} satisfies Meta<typeof RecordTab>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Nothing was written yet, and nothing answered. */
export const New: Story = { args: { mails: recordQuery(known(noMailsFixture)), consents: recordQuery(known([])) } }

/** As an administrator sees it: what did not leave can be sent again. */
export const Filled: Story = {
  play: async ({ args }) => {
    const [first] = await screen.findAllByRole('button', { name: /Ein neues Passwort für Lernhaus/ })
    if (first === undefined) throw new Error('No mail has a menu.')
    await userEvent.click(first)
    const menu = within(await screen.findByRole('menu'))
    await userEvent.click(menu.getByRole('menuitem', { name: /Resend|Erneut senden|Tuma tena/ }))
    await expect(args.onResend).toHaveBeenCalledWith(expect.objectContaining({ uuid: 'mail-1' }))
  },
}

/** As a manager sees it: what each mail was about and how it stands, and nothing to open. */
export const ForManagers: Story = {
  args: { mails: recordQuery(known(mailPageFixture(false))), consents: recordQuery(known(bareConsentsFixture)) },
  play: async () => {
    await expect(await screen.findAllByText(/550|Einladung|Invitation|Mwaliko/)).toHaveLength(1)
    await expect(screen.queryByRole('button', { name: /Ein neues Passwort/ })).toBeNull()
  },
}

/** The mails did not come; the consents beside them did. */
export const PartialError: Story = { args: { mails: recordQuery(failed('UNREACHABLE')) } }

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

/** The text of one mail. */
export const Reading: Story = {
  args: {
    opened: { uuid: 'mail-3', mail: mailFixture },
    body: { ...known('Guten Tag Amina,\n\nin Lernhaus ist ein Platz eingerichtet.\n'), retry: nothing },
  },
}

/** While it closes, the dialog says what it said: neither its title nor its text is taken away before it is gone. */
export const ReadAndClosed: Story = {
  args: Reading.args ?? {},
  render: function Render({ opened, body, ...args }) {
    const [isRead, setRead] = useState(true)
    const read = isRead ? { opened, body } : { opened: null, body: { ...unasked, retry: nothing } }
    return drawer('messages', <RecordTab {...args} {...read} onClose={() => setRead(false)} />)
  },
  play: async () => {
    const dialog = (await screen.findByText(/ist ein Platz eingerichtet/)).closest('[role="dialog"]')
    if (dialog === null) throw new Error('The text stands in no dialog.')
    const announcements = new Set([dialog.textContent])
    const watch = new MutationObserver(() => announcements.add(dialog.textContent))
    watch.observe(dialog, { childList: true, characterData: true, subtree: true })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    watch.disconnect()
    await expect(announcements.size).toBe(1)
  },
}

/** When somebody signed in; the browser is known of sessions that last. */
export const SignInTimes: Story = {
  render: () => drawer('access', <SignIns use={recordQuery(known(signInsFixture))} dates={datesFixture} />),
}

export const NoSignIns: Story = {
  render: () => drawer('access', <SignIns use={recordQuery(known([]))} dates={datesFixture} />),
}
