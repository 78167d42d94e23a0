import { Button } from '@somo/ui/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { UnsavedGuard } from '../../platform/form/UnsavedGuard.tsx'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { SignOutQuestion } from './SignOutQuestion.tsx'
import { useSignOut } from './useSignOut.ts'

interface Props {
  readonly hasChanges: boolean
  /** Attempts that could not be sent. */
  readonly unsent: number
  readonly drop: () => Promise<void>
  readonly logOut: () => void
}

/** A page whose form has changes, and the way out of the session. */
function PageWithWork({ hasChanges, unsent, drop, logOut }: Props) {
  const { signOut, question } = useSignOut({ logOut }, { send: () => Promise.resolve(unsent), drop })
  return (
    <>
      <Button onPress={signOut}>Way out</Button>
      <UnsavedGuard count={hasChanges ? 1 : 0} hasChanges={() => hasChanges} />
      <SignOutQuestion {...question} />
    </>
  )
}

const meta = {
  title: 'Screens/sign out under unsaved changes',
  component: PageWithWork,
  parameters: screenLooks.state,
  decorators: [withTexts, withAddresses],
  args: { hasChanges: true, unsent: 0, drop: fn(() => Promise.resolve()), logOut: fn() },
} satisfies Meta<typeof PageWithWork>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }))

/** The question is asked; staying loses nothing. */
export const Asked: Story = {
  play: async ({ args }) => {
    await press('Way out')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sign out without saving?' })).toBeVisible())
    await press('Stay')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.logOut).not.toHaveBeenCalled()
    await press('Way out')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus())
  },
}

/** Who gives the work up is signed out. */
export const Discarded: Story = {
  play: async ({ args }) => {
    await press('Way out')
    await press('Discard and sign out')
    await waitFor(() => expect(args.logOut).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Where nothing would be lost, nothing is asked. */
export const NothingToLose: Story = {
  args: { hasChanges: false },
  play: async ({ args }) => {
    await press('Way out')
    await waitFor(() => expect(args.logOut).toHaveBeenCalledTimes(1))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Progress that could not be sent is named; it is deleted only with the person's word. */
export const Unsent: Story = {
  args: { hasChanges: false, unsent: 2 },
  play: async ({ args }) => {
    await press('Way out')
    await waitFor(() => expect(screen.getByText(/Progress in 2 activities/)).toBeVisible())
    await press('Stay')
    await expect(args.drop).not.toHaveBeenCalled()
    await press('Way out')
    await press('Delete and sign out')
    await waitFor(() => expect(args.logOut).toHaveBeenCalledTimes(1))
    await expect(args.drop).toHaveBeenCalledTimes(1)
  },
}
