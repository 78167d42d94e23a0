import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known, waiting } from '../../testing/answers.ts'
import { preloadAll } from '../../testing/preloadAll.ts'
import { screensFixture } from '../../testing/screensFixture.ts'
import { tabViewsFixture } from '../../testing/tabViewsFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { CasesPart } from './consents/CasesPart.tsx'
import { ConsentsView } from './consents/ConsentsView.tsx'
import { DocumentList } from './documents/DocumentList.tsx'
import { HelpAndLegalView } from './HelpAndLegalView.tsx'
import {
  casesFixture,
  consentsFixture,
  documentFixture,
  documentListFixture,
  documentsFixture,
  unitsFixture,
} from './legalFixture.ts'
import { newDocumentChunk } from './chunks.ts'

const unreachable = failed('UNREACHABLE')

const meta = {
  title: 'Screens/help-and-legal',
  component: HelpAndLegalView,
  loaders: [async () => preloadAll(newDocumentChunk)],
  decorators: [withTexts, withAddresses],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.helpAndLegal,
    pathname: '/help-and-legal',
    tab: 'legal',
    list: <DocumentList {...documentListFixture()} />,
    create: fn(() => Promise.resolve({ document: documentFixture({ uuid: 'd-new' }), userErrors: [], problem: null })),
    units: unitsFixture,
    screens: screensFixture,
    isAdding: false,
    onAdding: () => undefined,
    onAdded: fn(),
    consents: <ConsentsView {...consentsFixture()} />,
  },
} satisfies Meta<typeof HelpAndLegalView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is written yet. */
export const New: Story = { args: { list: <DocumentList {...documentListFixture('', { documents: known([]) })} /> } }

export const Filled: Story = { parameters: screenLooks.whole }

/** The articles of the organisation. */
export const Help: Story = {
  args: { tab: 'help', list: <DocumentList {...documentListFixture('?tab=help', { isHelp: true })} /> },
}

/** Narrowed to what is not finished, the last name first. */
export const Narrowed: Story = {
  args: { list: <DocumentList {...documentListFixture('?state=SCHEDULED,DRAFT,EMPTY&sort=-title')} /> },
}

/** What was searched for is nowhere. */
export const NoDocument: Story = { args: { list: <DocumentList {...documentListFixture('?q=xyz')} /> } }

export const FirstLoad: Story = {
  args: { list: <DocumentList {...documentListFixture('', { documents: waiting })} /> },
}

export const Refused: Story = {
  args: { list: <DocumentList {...documentListFixture('', { documents: failed('FORBIDDEN') })} /> },
}

/** The documents of before stay while nothing newer comes. */
export const Offline: Story = {
  args: {
    list: (
      <DocumentList
        {...documentListFixture('', {
          documents: { isWaiting: false, data: documentsFixture, problem: { code: 'UNREACHABLE', requestId: null } },
        })}
      />
    ),
  },
}

/** Who agreed to what. */
export const Consents: Story = { args: { tab: 'consents' } }

const turn = fn()
const savedViews = tabViewsFixture({
  viewId: 'v1',
  kept: 'decision=WITHDRAWN',
  saved: {
    ...tabViewsFixture().saved,
    views: [
      { uuid: 'v1', name: 'No longer agreed', query: 'decision=WITHDRAWN', isShared: true, isOwn: true, revision: 1 },
    ],
  },
})
const counted = consentsFixture()

/** Turned round by the head of the column, narrowed by a view that somebody keeps, and counted. */
export const ConsentsArranged: Story = {
  args: {
    tab: 'consents',
    consents: (
      <ConsentsView
        {...counted}
        views={savedViews}
        list={{
          ...counted.list,
          ...(counted.list.whole === undefined ? {} : { whole: { ...counted.list.whole, change: turn } }),
        }}
      />
    ),
  },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    turn.mockClear()
    await expect(canvas.getByRole('link', { name: /No longer agreed/ })).toHaveAttribute('aria-current')
    await expect(canvas.getByText(/of 132/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'When' }))
    await waitFor(() => expect(turn).toHaveBeenCalledWith({ sort: { columnId: 'at', direction: 'ascending' } }))
  },
}

/** Why somebody was asked opens below their answer, also where nothing of it was kept. */
export const ConsentOpened: Story = {
  globals: { locale: 'en' },
  args: { tab: 'consents' },
  play: async ({ canvas }) => {
    const openers = await canvas.findAllByRole('button', { expanded: false, name: /Amani Juma|Person 7f3a91/ })
    for (const opener of openers) await userEvent.click(opener)
    await expect(await canvas.findByText('Quality assurance and Shift B')).toBeVisible()
    await expect(await canvas.findByText('The reason this person was asked was not recorded.')).toBeVisible()
  },
}

/** What people ask about their own data waits above the proofs. */
export const Requests: Story = {
  args: { tab: 'consents', consents: <CasesPart {...casesFixture()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Mark as done' })[1]).toHaveAccessibleDescription(
      /Neema Okello.*Withdrew consent to “Terms of use”/,
    )
    // What leads to the person does not look like a name alone.
    await expect(getComputedStyle(canvas.getByRole('link', { name: 'Neema Okello' })).textDecorationLine).toBe(
      'underline',
    )
  },
}

/** The proofs alone did not come, and say so in their place. */
export const PartialError: Story = {
  args: { tab: 'consents', consents: <ConsentsView {...consentsFixture({ page: unreachable })} /> },
}

/** A filter leaves nothing. */
export const NoMatch: Story = {
  args: {
    tab: 'consents',
    consents: (
      <ConsentsView
        {...consentsFixture({
          filters: [{ id: 'decision', kind: 'many', options: ['WITHDRAWN'] }],
          search: 'xyz',
          page: {
            isWaiting: false,
            problem: null,
            data: { items: [], pageInfo: { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false } },
          },
        })}
      />
    ),
  },
}

export const Failed: Story = {
  args: { list: <DocumentList {...documentListFixture('', { documents: unreachable })} /> },
}

/** A name is missing: the error stands at its field; with one the document is made once. */
export const Adding: Story = {
  globals: { locale: 'en' },
  args: { isAdding: true },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await expect(await dialog.findByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(
      /Fill in this field/,
    )
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Terms')
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledWith('d-new'))
  },
}

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

export const SmallConsents: Story = {
  args: { tab: 'consents' },
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}
