import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { checkBrowser } from './browserChecks.ts'
import type { AskedBrowser } from './browserChecks.ts'
import { UsingSomoView } from './UsingSomoView.tsx'

const browser: AskedBrowser = {
  canStore: () => true,
  hasCookies: true,
  hasCrypto: true,
  supports: () => true,
  speaks: ['en', 'de', 'sw'],
  hasClipboard: true,
}

const meta = {
  title: 'Screens/using-sitos',
  component: UsingSomoView,
  decorators: [withTexts],
  parameters: { ...screenLooks.state, layout: 'fullscreen', a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } } },
  args: {
    roles: ['LEARNER'],
    query: '',
    onSearch: () => undefined,
    browser: checkBrowser(browser),
    connection: { api: { kind: 'answered', ms: 24 }, signIn: { kind: 'answered', ms: 31 } },
    apiVersion: '2.0.4',
    checkAgain: () => undefined,
    articles: [],
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
  args: {
    supportEmail: 'hilfe@uferwerk.example',
    articles: [
      { locale: 'en', title: 'Who helps at the quay', form: 'TEXT', body: 'The desk in hall 2 is open from 7:00 to 15:00.\n\n- Telephone 4711\n- [Plan of the halls](https://uferwerk.example/plan)', file: null },
    ],
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
    await expect(canvas.queryByText('A sign for something you achieved.')).toBeNull()
  },
}

export const NothingFound: Story = { args: { query: 'xylophone' } }

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }
