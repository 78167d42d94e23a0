import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { allowedLocales } from '../../platform/build/constants.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withPdfViewer } from '../../testing/withPdfViewer.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import type { DecisionResult, PendingConsent } from './consentTypes.ts'
import { ConsentView } from './ConsentView.tsx'

const terms: PendingConsent = {
  document: 'd-1',
  version: 'v-1',
  kind: 'TERMS',
  mode: 'ACCEPT',
  changeNote: null,
  text: {
    locale: 'en',
    title: 'Terms of use',
    form: 'TEXT',
    body: 'Somo is for learning at work.\n\n## What we ask\n\n- Keep the password to yourself\n- Learn at your own pace\n\nUferwerk GmbH\nHafenstraße 1',
    file: null,
  },
}

const savedDecision: DecisionResult = { problem: null, hasChanged: false }
const unanswered: DecisionResult = { problem: { code: 'UNREACHABLE', requestId: null }, hasChanged: false }

const meta = {
  title: 'Screens/consent',
  component: ConsentView,
  decorators: [withTexts, withAddresses],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    texts: [terms],
    product: { name: 'Somo', logoUrl: null },
    languages: { offered: allowedLocales, selected: 'en', onSelect: () => undefined },
    decide: fn(() => Promise.resolve(savedDecision)),
    onSignOut: fn(),
  },
} satisfies Meta<typeof ConsentView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The first time; the title has the focus, and the button alone is not enough. */
export const New: Story = {
  globals: { locale: 'en' },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Agree' }))
    const box = screen.getByRole('checkbox')
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription(/Tick this box to agree/)
    await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: 'Agree' }))
    await waitFor(() => expect(args.decide).toHaveBeenCalledWith(terms, 'ACCEPTED'))
  },
}

/** A new version, with what has changed; one more text follows. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  args: {
    texts: [
      { ...terms, changeNote: 'Learning counts as working time.' },
      { ...terms, version: 'v-2', mode: 'ACKNOWLEDGE' },
    ],
  },
}

/** Only to be read, and only there in another language. */
export const ToBeRead: Story = {
  args: {
    texts: [
      {
        ...terms,
        mode: 'ACKNOWLEDGE',
        text: { locale: 'de', title: 'Regeln im Labor', form: 'TEXT', body: 'Schutzbrille tragen.', file: null },
      },
    ],
  },
}

/** The text stands elsewhere: its whole address is shown, and agreeing is asked here. */
export const Elsewhere: Story = {
  globals: { locale: 'en' },
  args: {
    texts: [{ ...terms, text: { ...terms.text, form: 'LINK', body: 'https://uferwerk.example/terms', file: null } }],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^https:\/\/uferwerk\.example\/terms/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('checkbox', { name: /I have read “Terms of use” and agree/ })).toBeVisible()
  },
}

const inAPdf: PendingConsent = {
  ...terms,
  text: {
    ...terms.text,
    form: 'PDF',
    body: 'f-1',
    file: { name: 'Terms.pdf', size: 184_320, pages: 1, digest: '9f86d081', url: 'about:blank' },
  },
}

/** The text is a PDF, which opens in a window of its own; agreeing is asked here. */
export const InAPdf: Story = {
  globals: { locale: 'en' },
  args: { texts: [inAPdf] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Terms\.pdf/ })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByText(/184 kB, 1 page\)/)).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /I have read “Terms of use” and agree/ })).toBeVisible()
  },
}

/** Where the browser draws PDFs, the text is read within the page, above the answer; its name still opens it. */
export const InAPdfToRead: Story = {
  globals: { locale: 'en' },
  beforeEach: withPdfViewer,
  args: { texts: [inAPdf] },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('PDF “Terms.pdf”')
    await expect(frame).toBeVisible()
    await expect(frame.getBoundingClientRect().height).toBeGreaterThan(200)
    await expect(canvas.getByRole('link', { name: /^Terms\.pdf/ })).toBeVisible()
  },
}

/** On a phone, whatever its browser draws, a PDF opens in a window of its own. */
export const InAPdfSmall: Story = {
  beforeEach: withPdfViewer,
  globals: { locale: 'en', viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
  args: { texts: [inAPdf] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Terms\.pdf/ })).toBeVisible()
    await expect(canvas.queryByTitle('PDF “Terms.pdf”')).toBeNull()
  },
}

/** The answer did not arrive: the page stays, with the reason. */
export const PartialError: Story = {
  globals: { locale: 'en' },
  args: { decide: fn(() => Promise.resolve(unanswered)) },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Agree' }))
    await expect(await screen.findByText(/^Your answer was not saved\./)).toBeVisible()
  },
}

/** Declining explains itself, is kept, and signs out. */
export const Declining: Story = {
  globals: { locale: 'en' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(args.onSignOut).toHaveBeenCalled())
    await expect(args.decide).toHaveBeenCalledWith(terms, 'DECLINED')
  },
}

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }
