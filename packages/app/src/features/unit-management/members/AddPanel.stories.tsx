import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import type { BulkAnswer } from '../../../domain/list/bulk/bulk.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { AddPanel } from './AddPanel.tsx'
import { actionsFixture, matchFixture, unitFixture } from '../unitsFixture.ts'

const addMembers = fn(actionsFixture().addMembers)

const meta = {
  title: 'Screens/unit-management/adding people',
  component: AddPanel,
  decorators: [withAddresses, withTexts],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  beforeEach: () => void addMembers.mockReset().mockImplementation(actionsFixture().addMembers),
  args: {
    unit: unitFixture(),
    dates: datesFixture,
    actions: actionsFixture({ addMembers }),
    onClose: fn(),
    onAdded: fn(),
    onChanged: fn(),
  },
} satisfies Meta<typeof AddPanel>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const list = () => screen.findByRole('textbox', { name: /^(As a list|Als Liste|Kama orodha)/ })
const addButton = () => screen.findByRole('button', { name: /^(Add|.*aufnehmen$|Ongeza)/ })

async function paste(text: string): Promise<void> {
  const field = await list()
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** Nobody is chosen yet: the button says why it does nothing. */
export const New: Story = {
  play: async () => {
    const add = await addButton()
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(add).toHaveAccessibleDescription()
    await userEvent.click(add)
    await expect(addMembers).not.toHaveBeenCalled()
  },
}

const jonas = {
  uuid: '0193a000-0000-7000-8000-000000000201',
  name: 'Jonas Weidmann',
  email: 'jonas.weidmann@uferwerk.example',
}
const matches = [
  matchFixture(),
  matchFixture({ line: '104881', user: jonas, isMember: true }),
  matchFixture({ line: 'niemand@uferwerk.example', user: null }),
]
const matching = { matchPeople: () => Promise.resolve({ matches, problem: null }) }

/** Of a pasted list those are added whom it means and who are not in the unit yet; whom a line does not mean stays to be read. */
export const Pasted: Story = {
  args: { actions: actionsFixture({ addMembers, ...matching }) },
  play: async ({ args }) => {
    await paste(matches.map(({ line }) => line).join('\n'))
    await expect(await screen.findByText('Jonas Weidmann')).toBeVisible()
    await expect(screen.getByText('niemand@uferwerk.example')).toBeVisible()
    await userEvent.click(await addButton())
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledWith(null))
    await expect(addMembers).toHaveBeenCalledWith(args.unit.uuid, [matches[0]?.user?.uuid], {
      role: 'MEMBER',
      until: null,
      from: null,
    })
  },
}
export const PastedSmall: Story = {
  ...Pasted,
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}

/** More lines than are matched at once: said at the field, and nothing is asked. */
export const TooMany: Story = {
  args: { actions: actionsFixture({ addMembers, matchPeople: fn(actionsFixture().matchPeople) }) },
  play: async ({ args }) => {
    await paste(Array.from({ length: 501 }, (_, n) => String(104_000 + n)).join('\n'))
    await waitFor(async () => expect(await list()).toHaveAccessibleDescription())
    await expect(await list()).toBeInvalid()
    await expect(args.actions.matchPeople).not.toHaveBeenCalled()
  },
}

const answerWith = (answer: Partial<BulkAnswer>) =>
  addMembers.mockResolvedValue({ changed: 0, job: null, userErrors: [], problem: null, ...answer })

/** It was not done: the reason stands in the panel, and whoever was chosen stays. */
export const Failed: Story = {
  args: { actions: actionsFixture({ addMembers, ...matching }) },
  play: async ({ args }) => {
    answerWith({ problem: { code: 'UNREACHABLE', requestId: null } })
    await paste('amina.okafor@uferwerk.example')
    await screen.findByText('Jonas Weidmann')
    await userEvent.click(await addButton())
    await expect(
      await screen.findByText(/(The server did not answer|Der Server hat nicht geantwortet|Seva haikujibu)/),
    ).toBeVisible()
    await expect(screen.getByText('Amina Okafor')).toBeVisible()
    await expect(args.onAdded).not.toHaveBeenCalled()
  },
}

/** So many that it goes on by itself: the page is told which work to follow. */
export const InTheBackground: Story = {
  args: { actions: actionsFixture({ addMembers, ...matching }) },
  play: async ({ args }) => {
    answerWith({ job: 'job-1' })
    await paste('amina.okafor@uferwerk.example')
    await screen.findByText('Jonas Weidmann')
    await userEvent.click(await addButton())
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledWith('job-1'))
  },
}
