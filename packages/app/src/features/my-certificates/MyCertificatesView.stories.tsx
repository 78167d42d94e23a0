import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import type { Upload } from '../../platform/api/uploads/useUpload.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { certificatesFixture } from './certificatesFixture.ts'
import type { OwnCertificate } from './certificateTypes.ts'
import { MyCertificatesView } from './MyCertificatesView.tsx'

const use = { retry: fn(), refetch: () => Promise.resolve() }
const queryOf = (data: readonly OwnCertificate[]) => ({ ...known(data), ...use })
const done = () => Promise.resolve({ userErrors: [], problem: null })

const meta = {
  title: 'Screens/my-certificates',
  component: MyCertificatesView,
  decorators: [withAddresses, withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.myCertificates,
    tab: 'all',
    dates: datesFixture,
    certificates: queryOf(certificatesFixture()),
    files: { save: fn(), copyLink: fn() },
    upload: fn<Upload>(() => Promise.resolve({ kind: 'stopped' })),
    add: fn(done),
    remove: fn(done),
  },
} satisfies Meta<typeof MyCertificatesView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

type Story = StoryObj<typeof meta>

/** One in each state. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async () => {
    await expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5)
  },
}

/** Before anything was completed. */
export const New: Story = { args: { certificates: queryOf([]) } }

/** An older answer stays while the new one does not come. */
export const PartialError: Story = {
  args: { certificates: { ...failed('UNAVAILABLE'), data: certificatesFixture(), ...use } },
}

/** Somebody adds one: the dialog closes, so that it is not sent twice. */
export const Added: Story = {
  args: {
    upload: fn<Upload>(() =>
      Promise.resolve({ kind: 'sent', file: { uuid: 'u-1', url: '/u-1', width: null, height: null } }),
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add a certificate' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /Name of the certificate/ }), 'First aid')
    await userEvent.type(screen.getByRole('textbox', { name: /Issued by/ }), 'Red Cross')
    await userEvent.type(screen.getByRole('textbox', { name: /Issued on/ }), '01.02.2026')
    const file = new File(['%PDF-1.7'], 'first-aid.pdf', { type: 'application/pdf' })
    await userEvent.upload(screen.getByRole('dialog').querySelector('input[type=file]') as HTMLElement, file)
    await userEvent.click(screen.getByRole('button', { name: 'Send for confirmation' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.add).toHaveBeenCalledTimes(1)
  },
}

export const Small: Story = { parameters: screenLooks.small }
