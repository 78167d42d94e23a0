import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known, waiting } from '../../testing/answers.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { checkBrowser } from './browserChecks.ts'
import type { BrowserFacts } from './browserChecks.ts'
import type { HelpArticle } from './useHelpArticles.ts'
import { UsingSomoView } from './UsingSomoView.tsx'

const browser: BrowserFacts = {
  canStore: () => true,
  hasCookies: true,
  hasCrypto: true,
  supports: () => true,
  speaks: ['en', 'de', 'sw'],
  hasClipboard: true,
}

const screen = { path: '/user-management', title: titles.userManagement }

function articleFixture(uuid: string, title: string, body: string, isOfScreen = false): HelpArticle {
  return { uuid, isOfScreen, text: { locale: 'en', title, form: 'TEXT', body, file: null } }
}
const quay = articleFixture(
  'd-quay',
  'Who helps at the quay',
  'The desk in hall 2 is open from 7:00 to 15:00.\n\n- Telephone 4711\n- [Plan of the halls](https://uferwerk.example/plan)',
)
const adding = articleFixture(
  'd-add',
  'Before somebody is added',
  'Ask for the badge number first.\n\n- The office gives it out\n- It never changes',
  true,
)
const leaving = articleFixture('d-leave', 'When somebody leaves', 'Switch them off on their last day.', true)

const meta = {
  title: 'Screens/using-sitos',
  component: UsingSomoView,
  decorators: [withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    roles: ['LEARNER'],
    query: '',
    onSearch: () => undefined,
    browser: checkBrowser(browser),
    connection: { api: { kind: 'answered', ms: 24 }, signIn: { kind: 'answered', ms: 31 } },
    apiVersion: '2.0.4',
    checkAgain: () => undefined,
    screen: null,
    help: { articles: known([]), retry: fn() },
    supportEmail: null,
    formatDate: (date) => date.toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }),
  },
} satisfies Meta<typeof UsingSomoView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { parameters: screenLooks.whole }

/** The organisation has written help of its own, and says whom to write to. */
export const WithArticles: Story = {
  args: { supportEmail: 'hilfe@uferwerk.example', help: { articles: known([quay]), retry: fn() } },
}

/** The help of the page somebody comes from is first, and open, since it is the only one. */
export const OfAPage: Story = {
  globals: { locale: 'en' },
  args: { roles: ['EDUCATION_MANAGER'], screen, help: { articles: known([adding, quay]), retry: fn() } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading', { level: 2 })
    await expect(first).toHaveTextContent('Help for User management')
    await expect(second).toHaveTextContent('Help from your organisation')
    await expect(canvas.getByText('Ask for the badge number first.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Help for User management' })).toHaveAttribute('href', '#screenHelp')
  },
}

/** Of several each is opened by itself. */
export const OfAPageSeveral: Story = {
  globals: { locale: 'en' },
  args: { screen, help: { articles: known([adding, leaving, quay]), retry: fn() } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'When somebody leaves' }))
    await expect(canvas.getByText('Switch them off on their last day.')).toBeVisible()
  },
}

/** There is none for the page: that is said, and the others follow. */
export const OfAPageNone: Story = {
  globals: { locale: 'en' },
  args: { screen, help: { articles: known([quay]), retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No help for this page yet.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Who helps at the quay' })).toBeVisible()
  },
}

export const OfAPageWaiting: Story = { args: { screen, help: { articles: waiting, retry: fn() } } }

/** Not known is not none: it can be asked for again, and the rest of the page stands. */
export const OfAPageFailed: Story = {
  globals: { locale: 'en' },
  args: { screen, help: { articles: failed('INTERNAL', 'r-1'), retry: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(/No help/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.help.retry).toHaveBeenCalledOnce()
  },
}

/** A search narrows the articles too, and counts what it finds in them. */
export const ArticlesFound: Story = {
  globals: { locale: 'en' },
  args: { screen, query: 'hall 2', help: { articles: known([adding, quay]), retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Who helps at the quay' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Help for User management' })).toBeNull()
    await expect(canvas.queryByText(/^No match/)).toBeNull()
    await expect(canvas.getByText('1 entry found')).toBeInTheDocument()
  },
}

export const AllRoles: Story = { args: { roles: ['ADMIN', 'EDUCATION_MANAGER', 'LEARNER'] } }

/** A person without any role, and the checks are on their way. */
export const New: Story = {
  args: { roles: [], connection: { api: { kind: 'waiting' }, signIn: { kind: 'waiting' } }, apiVersion: null },
}

/** The server does not answer, and the browser keeps nothing: the rest of the page stands. */
export const PartialError: Story = {
  args: {
    browser: checkBrowser({ ...browser, canStore: () => false }),
    connection: { api: { kind: 'failed' }, signIn: { kind: 'answered', ms: 412 } },
    apiVersion: null,
  },
}

/** What was searched for is part of the address. */
export const Found: Story = {
  args: { query: 'session' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The time between signing in and signing out.')).toBeVisible()
    await expect(canvas.queryByText('An award for something you achieved.')).toBeNull()
  },
}

export const NothingFound: Story = { args: { query: 'xylophone' } }

export const SmallOfAPage: Story = {
  args: { roles: ['EDUCATION_MANAGER'], screen, help: { articles: known([adding, quay]), retry: fn() } },
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }
