import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { DocumentView } from '../DocumentView.tsx'
import { actionsFixture, documentFixture, documentViewFixture } from '../legalFixture.ts'
import type { LegalDocument } from '../legalTypes.ts'

const article = documentFixture({
  uuid: 'd-help',
  kind: 'HELP',
  title: 'Who helps at the quay',
  consent: 'NONE',
  screens: ['/unit-management', '/user-management'],
})

const meta = {
  title: 'Screens/help-and-legal/settings',
  component: DocumentView,
  decorators: [withTexts, withAddresses],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: documentViewFixture({ document: article, place: { tab: 'help', view: 'settings', list: '' } }),
} satisfies Meta<typeof DocumentView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const pages = () => screen.findByRole('button', { name: /Pages$/ })
const arrival = { timeout: 10_000 }

/** A legal document: it is for people alone. */
export const Legal: Story = {
  args: { document: documentFixture(), place: { tab: 'legal', view: 'settings', list: '' } },
}

/** A help article for two pages. */
export const Help: Story = { parameters: screenLooks.whole }

/** By the keyboard a page is searched and chosen, and saved with those that were there; the focus comes back to the field. */
export const PageChosen: Story = {
  globals: { locale: 'en' },
  args: {
    actions: actionsFixture({
      update: fn((document: LegalDocument) => Promise.resolve({ document, userErrors: [], problem: null })),
    }),
  },
  play: async ({ args }) => {
    const field = await pages()
    await expect(field).toHaveAccessibleName(/^Unit management.*User management/)
    field.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus(), arrival)
    await userEvent.keyboard('catal{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Catalogue' })).toHaveFocus(), arrival)
    await userEvent.keyboard(' {Escape}')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    const { kind, title, consent } = article
    const everybody = { audienceRoles: [], audienceLocales: [], audienceUnit: null }
    const input = {
      kind,
      title,
      consent,
      ...everybody,
      screens: ['/catalogue', '/unit-management', '/user-management'],
    }
    await waitFor(() => expect(args.actions.update).toHaveBeenCalledWith(article, input))
    await screen.findByText('Saved.')
  },
}

/** A page that was kept and that there is no longer stands there by its address, and can be taken away. */
export const PageGone: Story = {
  globals: { locale: 'en' },
  args: { document: documentFixture({ ...article, screens: ['/course-library'] }) },
  play: async () => {
    await userEvent.click(await pages())
    await expect(await screen.findByRole('option', { name: '/course-library' }, arrival)).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{Escape}')
  },
}

/** The server refuses an address: the error stands at the field, and nothing is lost. */
export const PageRefused: Story = {
  globals: { locale: 'en' },
  args: {
    actions: actionsFixture({
      update: () =>
        Promise.resolve({ document: article, userErrors: [{ code: 'WRONG_KIND', path: ['screens'] }], problem: null }),
    }),
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' today')
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await pages()).toHaveAccessibleDescription(/No page has this address/))
    await expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Who helps at the quay today')
  },
}

/** Somebody else chose other pages first: both are named by their titles, and what was chosen comes back into the field. */
export const PagesConflict: Story = {
  globals: { locale: 'en' },
  args: {
    document: article,
    actions: actionsFixture({
      update: () =>
        Promise.resolve({
          document: documentFixture({ ...article, revision: 9, screens: ['/my-profile'] }),
          userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }],
          problem: null,
        }),
    }),
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' today')
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('My profile')).toBeVisible()
    await expect(screen.getByText('Unit management and User management')).toBeVisible()
  },
}

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }
