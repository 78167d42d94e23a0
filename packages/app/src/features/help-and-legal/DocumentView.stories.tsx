import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { partsAtHand } from '../../testing/partsAtHand.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { DocumentView } from './DocumentView.tsx'
import { actionsFixture, documentFixture, draftVersion, earlierVersion, unitsFixture, versionFixture } from './legalFixture.ts'
import type { ChangeAnswer } from './legalTypes.ts'
import { stepPart } from './stepPart.ts'

const withDraft = documentFixture({ draft: draftVersion })
const refused = (code: string, parts: Partial<ChangeAnswer> = {}): Promise<ChangeAnswer> =>
  Promise.resolve({ document: null, userErrors: [{ code, path: [] }], problem: null, ...parts })

const meta = {
  title: 'Screens/help-and-legal/document',
  component: DocumentView,
  loaders: [async () => partsAtHand(stepPart)],
  decorators: [withTexts, withAddresses],
  parameters: { ...screenLooks.state, layout: 'fullscreen', a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } } },
  args: {
    document: withDraft,
    versions: [draftVersion, versionFixture(), earlierVersion],
    actions: actionsFixture(),
    place: { tab: 'legal', view: 'text' },
    pathname: '/help-and-legal',
    dates: datesFixture,
    units: unitsFixture,
    onLeave: () => undefined,
  },
} satisfies Meta<typeof DocumentView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A document without any text. */
export const New: Story = { args: { document: documentFixture({ live: null, locales: [] }), versions: [] } }

export const Filled: Story = { parameters: screenLooks.whole }

export const Versions: Story = { args: { place: { tab: 'legal', view: 'versions' } } }

export const Settings: Story = { args: { place: { tab: 'legal', view: 'settings' } } }

/** A large change needs a word on what has changed; the number of people stands at the choice. */
export const Publishing: Story = {
  globals: { locale: 'en' },
  args: { actions: actionsFixture({ publish: fn(() => refused('REQUIRED', { userErrors: [{ code: 'REQUIRED', path: ['de', 'body'] }] })) }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText('1,284 people answer again, at the next step they take.')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await dialog.findByText('Say what has changed, so that people know what they agree to.')
    await userEvent.type(dialog.getByRole('textbox'), 'Shorter')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(args.actions.publish).toHaveBeenCalledWith(withDraft, { isMajor: true, changeNote: 'Shorter' }))
    await dialog.findByText(/needs both title and text .*: Deutsch\./)
  },
}

/** Somebody else saved the same part of the draft: both values, and a choice. */
export const Conflict: Story = {
  globals: { locale: 'en' },
  args: {
    actions: actionsFixture({
      saveText: () =>
        refused('CHANGED_MEANWHILE', {
          document: documentFixture({ draft: { ...draftVersion, revision: 9, texts: [{ locale: 'en', title: 'Terms of Uferwerk', body: 'Short.' }] } }),
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
  args: { actions: actionsFixture({ saveText: () => refused('', { userErrors: [], problem: { code: 'UNREACHABLE', requestId: null } }) }) },
  play: async () => {
    const title = await screen.findByRole('textbox', { name: 'Title, English' })
    await userEvent.type(title, ' now')
    await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }))
    await expect(await screen.findByText(/^Not saved/)).toBeVisible()
    await expect(title).toHaveValue('Terms of use now')
  },
}

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

export const SmallVersions: Story = { args: { place: { tab: 'legal', view: 'versions' } }, globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }
