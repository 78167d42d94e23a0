import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { preloadAll } from '../../testing/preloadAll.ts'
import { fieldRefuses, mend } from '../../testing/unreadable.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { DocumentView } from './DocumentView.tsx'
import {
  actionsFixture,
  documentFixture,
  documentViewFixture,
  draftVersion,
  earlierPdfVersion,
  earlierVersion,
  pdfVersion,
  scheduledVersion,
  versionFixture,
} from './legalFixture.ts'
import type { ChangeAnswer } from './legalTypes.ts'
import { stepChunk } from './versions/stepChunk.ts'

const withDraft = documentFixture({ draft: draftVersion })
const scheduledArgs = {
  document: documentFixture({ scheduled: scheduledVersion }),
  versions: [scheduledVersion, versionFixture(), earlierVersion],
}
const refused = (code: string, parts: Partial<ChangeAnswer> = {}): Promise<ChangeAnswer> =>
  Promise.resolve({ document: null, userErrors: [{ code, path: [] }], problem: null, ...parts })

const meta = {
  title: 'Screens/help-and-legal/document',
  component: DocumentView,
  loaders: [async () => preloadAll(stepChunk)],
  decorators: [withTexts, withAddresses],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: documentViewFixture({ document: withDraft }),
} satisfies Meta<typeof DocumentView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A document without any text. */
export const New: Story = { args: { document: documentFixture({ live: null, locales: [] }), versions: [] } }

export const Filled: Story = { parameters: screenLooks.whole }

export const Versions: Story = { args: { place: { tab: 'legal', view: 'versions', list: '' } } }

const linked = versionFixture({
  ...draftVersion,
  texts: [{ locale: 'en', title: 'Terms of use', form: 'LINK', body: 'https://uferwerk.example/terms', file: null }],
})

/** The text stands elsewhere: an address without https is refused at its field, and the preview shows the whole of it. */
export const Linked: Story = {
  globals: { locale: 'en' },
  args: { document: documentFixture({ draft: linked }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^https:\/\/uferwerk\.example\/terms/ })).toBeVisible()
    const address = canvas.getByRole('textbox', { name: 'Address, English' })
    await userEvent.clear(address)
    await userEvent.type(address, 'uferwerk.example')
    await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(address).toHaveAccessibleDescription(/Enter an address that starts with https/))
  },
}

const withPdf = documentFixture({ draft: pdfVersion, live: earlierPdfVersion })
const another = new File(['%PDF-1.7'], 'Locked.pdf', { type: 'application/pdf' })

/** The text is a PDF, named with its size and pages; another one that is encrypted is refused at the field, and the first one stays. */
export const Pdf: Story = {
  globals: { locale: 'en' },
  args: {
    document: withPdf,
    actions: actionsFixture({ sendFile: () => Promise.resolve({ kind: 'refused', code: 'ENCRYPTED' }) }),
  },
  play: async ({ canvas }) => {
    const place = await canvas.findByLabelText(/PDF, English/, { selector: 'input' })
    await userEvent.upload(place, another)
    await canvas.findByText(/^Locked\.pdf: The file is encrypted/)
    await expect(canvas.getAllByRole('link', { name: /^Terms of use 2027\.pdf/ })[0]).toHaveAttribute(
      'target',
      '_blank',
    )
    await expect(canvas.getAllByText(/4 pages/)[0]).toBeVisible()
  },
}

/** A PDF is on its way: the draft is not saved before it has arrived. */
export const PdfOnItsWay: Story = {
  globals: { locale: 'en' },
  args: { document: withPdf },
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText(/PDF, English/, { selector: 'input' }), another)
    await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }))
    await canvas.findByText('The PDF is still uploading. Save when it is done.')
  },
}

/** The call failed: the file stays chosen and can be sent again. */
export const PdfNotSent: Story = {
  globals: { locale: 'en' },
  args: {
    document: withPdf,
    actions: actionsFixture({
      sendFile: () => Promise.resolve({ kind: 'failed', problem: { code: 'UNREACHABLE', requestId: null } }),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText(/PDF, English/, { selector: 'input' }), another)
    await canvas.findByText(/Upload failed\./)
  },
}

/** Two versions have different files: both are named with what proves which they were. */
export const PdfVersions: Story = {
  globals: { locale: 'en' },
  args: {
    document: withPdf,
    versions: [pdfVersion, earlierPdfVersion],
    place: { tab: 'legal', view: 'versions', list: '' },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The file has changed.')
    await expect(canvas.getByText(/2c26b46b/)).toBeVisible()
    await expect(canvas.getByText(/9f86d081/)).toBeVisible()
  },
}

/** A large change needs a word on what has changed; the number of people stands at the choice. */
export const Publishing: Story = {
  globals: { locale: 'en' },
  args: {
    actions: actionsFixture({
      publish: fn(() => refused('REQUIRED', { userErrors: [{ code: 'REQUIRED', path: ['de', 'body'] }] })),
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText('1,284 people have to respond again before continuing.')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await dialog.findByText('Describe what has changed.')
    await userEvent.type(dialog.getByRole('textbox', { name: /What has changed/ }), 'Shorter')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await waitFor(() =>
      expect(args.actions.publish).toHaveBeenCalledWith(withDraft, {
        isMajor: true,
        changeNote: 'Shorter',
        startsOn: null,
      }),
    )
    await dialog.findByText(/Add a title and a text in every language.*: Deutsch\./)
  },
}

/** Published now, in force later: the day is asked for, and what the server finds wrong stands at it. */
export const PublishingLater: Story = {
  globals: { locale: 'en' },
  args: {
    actions: actionsFixture({
      publish: fn(() => refused('IN_THE_PAST', { userErrors: [{ code: 'IN_THE_PAST', path: ['startsOn'] }] })),
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /What has changed/ }), 'Breaks are added.')
    await userEvent.click(dialog.getByRole('radio', { name: 'From a date' }))
    await expect(dialog.getByText('1,284 people have to respond again from that date.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await dialog.findByText('Choose a date.')
    await expect(args.actions.publish).not.toHaveBeenCalled()
    await fieldRefuses('In force from', '30.02.2027', dialog.getByRole('button', { name: 'Publish' }))
    await expect(args.actions.publish).not.toHaveBeenCalled()
    await mend('In force from', '01.03.2027')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await waitFor(() =>
      expect(args.actions.publish).toHaveBeenCalledWith(withDraft, {
        isMajor: true,
        changeNote: 'Breaks are added.',
        startsOn: '2027-03-01',
      }),
    )
    await dialog.findByText(/Choose tomorrow or later/)
    await expect(dialog.getByRole('textbox', { name: /In force from/ })).toHaveAccessibleDescription(
      /Choose tomorrow or later/,
    )
  },
}

/** A version waits for its day; what is in force stays so until then. */
export const Scheduled: Story = { args: scheduledArgs }

/** It is put in force before its day, which asks first and says whom it concerns. */
export const Enforcing: Story = {
  globals: { locale: 'en' },
  args: {
    ...scheduledArgs,
    actions: actionsFixture({
      enforce: () => refused('', { userErrors: [], problem: { code: 'UNREACHABLE', requestId: null } }),
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Put into force now' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await dialog.findByText(
      'It takes effect immediately instead of on its date. 1,284 people have to respond before continuing.',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Put into force now' }))
    await dialog.findByText(/^That didn’t work/)
  },
}

/** With another draft: it cannot be published, nor the waiting one taken back, and both say what to do. */
export const ScheduledWithDraft: Story = {
  globals: { locale: 'en' },
  args: {
    ...scheduledArgs,
    document: documentFixture({ scheduled: scheduledVersion, draft: { ...draftVersion, number: 4 } }),
    actions: actionsFixture({
      unschedule: () => refused('WRONG_STATE', { userErrors: [{ code: 'WRONG_STATE', path: ['draft'] }] }),
    }),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Publish' })).toHaveAccessibleDescription(
      /Put it into force or cancel it first/,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel scheduling' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel scheduling' }))
    await dialog.findByText(/Discard it first/)
  },
}

export const ScheduledVersions: Story = {
  args: { ...scheduledArgs, place: { tab: 'legal', view: 'versions', list: '' } },
}

/** Somebody else saved the same part of the draft: both values, and a choice. */
export const Conflict: Story = {
  globals: { locale: 'en' },
  args: {
    actions: actionsFixture({
      saveText: () =>
        refused('CHANGED_MEANWHILE', {
          document: documentFixture({
            draft: {
              ...draftVersion,
              revision: 9,
              texts: [{ locale: 'en', title: 'Terms of Uferwerk', form: 'TEXT', body: 'Short.', file: null }],
            },
          }),
        }),
    }),
  },
  play: async () => {
    const title = await screen.findByRole('textbox', { name: 'Title, English' })
    await userEvent.clear(title)
    await userEvent.type(title, 'Our terms')
    await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }))
    await expect(await screen.findByText('Terms of Uferwerk')).toBeVisible()
    await expect(screen.getAllByText('Our terms')).not.toHaveLength(0)
  },
}

/** The call failed: what was written stays. */
export const PartialError: Story = {
  globals: { locale: 'en' },
  args: {
    actions: actionsFixture({
      saveText: () => refused('', { userErrors: [], problem: { code: 'UNREACHABLE', requestId: null } }),
    }),
  },
  play: async () => {
    const title = await screen.findByRole('textbox', { name: 'Title, English' })
    await userEvent.type(title, ' now')
    await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }))
    await expect(await screen.findByText(/^Not saved/)).toBeVisible()
    await expect(title).toHaveValue('Terms of use now')
  },
}

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

export const SmallScheduled: Story = {
  args: scheduledArgs,
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}

export const SmallVersions: Story = {
  args: { place: { tab: 'legal', view: 'versions', list: '' } },
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}
