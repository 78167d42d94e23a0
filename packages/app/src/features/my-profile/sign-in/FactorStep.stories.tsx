import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { withTexts } from '../../../testing/withTexts.tsx'
import { FactorStep } from './FactorStep.tsx'
import { secondFactorFixture, secondFactorUse } from './secondFactorFixture.ts'
import type { NewApp, Passkey } from './useSecondFactor.ts'

const acts = secondFactorUse(null)
const passkey: Passkey = { uuid: 'k1', name: 'Work laptop', createdAt: '2026-09-02T08:10:00.000Z', lastUsedAt: null }
const recent = secondFactorFixture({ hasRecentSignIn: true })

/** Squares in the place of a code: nobody scans a story. */
const app: NewApp = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qr: {
    size: 29,
    path: Array.from({ length: 21 * 21 }, (_, index) =>
      (index * 7 + (index % 5)) % 3 === 0 ? `M${4 + (index % 21)} ${4 + Math.floor(index / 21)}h1v1h-1z` : '',
    ).join(''),
  },
}

const meta = {
  title: 'Screens/my-profile/two-step sign-in',
  component: FactorStep,
  decorators: [withTexts],
  parameters: screenLooks.state,
  args: { step: { kind: 'app' }, factor: recent, acts, onDone: fn(), onClose: fn() },
} satisfies Meta<typeof FactorStep>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const isEnglish = (globals: Record<string, unknown>): boolean =>
  globals['locale'] === undefined || globals['locale'] === 'en'
const dialog = (name: string) => screen.findByRole('dialog', { name })

/** What is needed, before the code is shown. */
export const SetUpApp: Story = {}

/** The code to scan, and a wrong one typed. */
export const ScanApp: Story = {
  args: {
    acts: {
      ...acts,
      beginApp: () => Promise.resolve({ app, error: null }),
      finishApp: () => Promise.resolve({ error: 'WRONG_CODE', codes: null }),
    },
  },
  play: async ({ globals }) => {
    if (!isEnglish(globals)) return
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    const code = await screen.findByRole('textbox', { name: /^Code from the app/ })
    await waitFor(() => expect(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible())
    await userEvent.type(code, '000000{Enter}')
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^That code is not right/))
  },
}

/** The sign-in is too old to stand for the password, and the one typed is wrong. */
export const WrongPassword: Story = {
  args: {
    factor: secondFactorFixture(),
    step: { kind: 'codes' },
    acts: { ...acts, renewCodes: () => Promise.resolve({ error: 'WRONG_PASSWORD', codes: null }) },
  },
  play: async ({ globals }) => {
    if (!isEnglish(globals)) return
    await dialog('Create new codes')
    const password = await screen.findByLabelText(/^Current password/)
    await userEvent.type(password, 'guess{Enter}')
    await waitFor(() => expect(password).toHaveAccessibleDescription(/^This is not your current password/))
  },
}

/** A name first, and the password where the sign-in is too old to stand for it. */
export const AddPasskey: Story = {
  args: { factor: secondFactorFixture(), step: { kind: 'addPasskey' } },
  play: async ({ args, globals }) => {
    if (!isEnglish(globals)) return
    await dialog('Add passkey')
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription(/^Enter a name/))
    await userEvent.type(name, 'Work laptop')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
}

/** The device made none. */
export const NoPasskey: Story = {
  args: {
    step: { kind: 'addPasskey' },
    acts: { ...acts, addPasskey: () => Promise.resolve({ error: 'NO_PASSKEY', codes: null }) },
  },
  play: async ({ globals }) => {
    if (!isEnglish(globals)) return
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Phone{Enter}')
    await waitFor(() => expect(screen.getByText(/^No passkey was added/)).toBeVisible())
  },
}

export const RenamePasskey: Story = { args: { step: { kind: 'rename', passkey } } }
export const RemovePasskey: Story = { args: { step: { kind: 'remove', passkey } } }
export const RemoveApp: Story = { args: { step: { kind: 'removeApp' } } }

/** Too many tries: it says so at the password, and nothing was changed. */
export const Limited: Story = {
  args: {
    step: { kind: 'removeApp' },
    acts: { ...acts, removeApp: () => Promise.resolve({ error: 'RATE_LIMITED', codes: null }) },
  },
  play: async ({ args, globals }) => {
    if (!isEnglish(globals)) return
    await dialog('Remove app')
    await userEvent.click(screen.getByRole('button', { name: 'Remove app' }))
    await waitFor(() =>
      expect(screen.getByLabelText(/^Current password/)).toHaveAccessibleDescription(/^Too many wrong attempts/),
    )
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}
