import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { failed, known } from '../../../testing/answers.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import type { RunningView } from './useViewAs.ts'
import { ViewAsPanel } from './ViewAsPanel.tsx'

const running: RunningView = {
  uuid: 'v1',
  user: 'p1',
  name: 'Amani Juma',
  roles: ['LEARNER'],
  viewer: 'Lukas Brandt',
  reason: 'Request 4711: the menu lacks a page.',
  startedAt: '2026-11-24T07:28:00.000Z',
  expiresAt: '2026-11-24T07:58:00.000Z',
  isOwn: true,
}

const meta = {
  title: 'Screens/super-console, view as',
  component: ViewAsPanel,
  decorators: [withTexts, withAddresses],
  parameters: screenLooks.state,
  args: {
    state: known({ isPossible: true, running: [running] }),
    retry: fn(),
    find: async () => [{ id: 'p1', label: 'Amani Juma', description: 'learner' }],
    begin: fn(async () => ({})),
    end: fn(async () => null),
    dates: datesFixture,
  },
} satisfies Meta<typeof ViewAsPanel>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Nobody is seen yet; without person and reason nothing begins. */
export const New: Story = {
  args: { state: known({ isPossible: true, running: [] }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }))
    await expect(await canvas.findByText('2 problems to fix before saving')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Enter a reason\./)
    await expect(args.begin).not.toHaveBeenCalled()
  },
}

/** A person and a reason go to the server; a running view is ended. */
export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Person' }), 'ama')
    await userEvent.click(await screen.findByRole('option', { name: /Amani Juma/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), ' Request 4711 ')
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }))
    await expect(args.begin).toHaveBeenCalledWith({ user: 'p1', reason: 'Request 4711' })
    await userEvent.click(canvas.getByRole('button', { name: 'End: Lukas Brandt as Amani Juma' }))
    await expect(args.end).toHaveBeenCalledWith('v1')
  },
}

/** The server refuses somebody who became an administrator meanwhile, at the field; what was typed stays. */
export const Refused: Story = {
  args: { begin: fn(async () => ({ userErrors: [{ code: 'NOT_OFFERED', path: ['user'] }] })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Person' }), 'ama')
    await userEvent.click(await screen.findByRole('option', { name: /Amani Juma/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'x')
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }))
    await expect(canvas.getByRole('combobox', { name: 'Person' })).toHaveAccessibleDescription(
      /You can’t view as an administrator or as yourself/,
    )
    await expect(canvas.getByRole('textbox', { name: 'Reason' })).toHaveValue('x')
  },
}

/** What goes on could not be read. */
export const PartialError: Story = { args: { state: failed('UNAVAILABLE', '01J9-7F3A') } }

/** People sign in at an outside service. */
export const Impossible: Story = { args: { state: known({ isPossible: false, running: [] }) } }

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }
