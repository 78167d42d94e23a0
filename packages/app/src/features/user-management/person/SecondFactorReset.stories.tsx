import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { withTexts } from '../../../testing/withTexts.tsx'
import { SecondFactorReset, type SecondFactorResetProps } from './SecondFactorReset.tsx'

const done: SecondFactorResetProps['reset'] = () =>
  Promise.resolve({ changed: 1, job: null, userErrors: [], problem: null })
const refuse =
  (code: 'WRONG_STATE' | 'SELF'): SecondFactorResetProps['reset'] =>
  () =>
    Promise.resolve({ changed: 0, job: null, userErrors: [{ code, path: [] }], problem: null })

const meta = {
  title: 'Screens/user-management/reset two-step sign-in',
  component: SecondFactorReset,
  decorators: [withTexts],
  parameters: screenLooks.state,
  args: { name: 'Oluwaseun Adeyemi', isOutside: false, reset: done, onDone: fn() },
} satisfies Meta<typeof SecondFactorReset>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const isEnglish = (globals: Record<string, unknown>): boolean =>
  globals['locale'] === undefined || globals['locale'] === 'en'

/** Opens the question; answers its button. */
async function ask(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button'))
  return within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Reset two-step sign-in' })
}

/** The question, and what follows from it. */
export const Question: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button'))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}

export const Reset: Story = {
  play: async ({ args, globals }) => {
    if (!isEnglish(globals)) return
    await userEvent.click(await ask())
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** There is nothing to reset: the question stays and says so. */
export const NoFactor: Story = {
  args: { reset: refuse('WRONG_STATE') },
  play: async ({ args, globals }) => {
    if (!isEnglish(globals)) return
    await userEvent.click(await ask())
    await waitFor(() => expect(within(screen.getByRole('alertdialog')).getByRole('alert')).toBeVisible())
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

/** One's own second factor is reset by another administrator alone. */
export const Own: Story = { ...NoFactor, args: { reset: refuse('SELF') } }

/** An outside provider brings its own. */
export const Outside: Story = { args: { isOutside: true } }
