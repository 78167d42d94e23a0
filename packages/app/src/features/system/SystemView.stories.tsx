import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { jobListFixture, jobsFixture } from '../../domain/job/list/jobListFixture.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { preloadAll } from '../../testing/preloadAll.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { fieldsUse } from './fields/fieldsFixture.ts'
import { auditUse, jobsUse, mailsUse } from './lists/listsFixture.ts'
import { synonymsUse } from './synonyms/synonymsFixture.ts'
import { mailsFixture, settingsFixture } from './systemFixture.ts'
import { SystemView } from './SystemView.tsx'
import { tabChunks } from './chunks.ts'

const meta = {
  title: 'Screens/system',
  component: SystemView,
  loaders: [async () => preloadAll(...Object.values(tabChunks))],
  decorators: [withAddresses, withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.system,
    pathname: '/system',
    tab: 'settings',
    settings: {
      settings: known(settingsFixture),
      retry: fn(),
      set: fn(() => Promise.resolve({ setting: null, userErrors: [], problem: null })),
    },
    jobs: { ...jobsUse(), jobs: { ...jobsUse().jobs, cancel: fn() } },
    mails: mailsUse(),
    fields: fieldsUse(),
    synonyms: synonymsUse(),
    audit: auditUse(),
    dates: datesFixture,
  },
} satisfies Meta<typeof SystemView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Nothing has happened yet. */
export const New: Story = { args: { tab: 'jobs', jobs: { ...jobsUse({}, []), schedules: known([]) } } }

/** What is changed here, with defaults and who changed it; the rest is said and locked. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async ({ canvas, args, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await expect(canvas.getByText(/Default: 10\. Changed by Grace Nyambura on 20\.11\.2026\./)).toBeVisible()
    const brake = canvas.getByRole('spinbutton', { name: /Import brake/ })
    await userEvent.clear(brake)
    await userEvent.type(brake, '400{Enter}')
    await waitFor(() => expect(brake).toHaveAccessibleDescription(/Enter a whole number from 1 to 100/))
    await userEvent.clear(brake)
    await userEvent.type(brake, '30{Enter}')
    await waitFor(() => expect(args.settings.set).toHaveBeenCalledWith('GENERAL.IMPORT_BRAKE', 3, '30'))
  },
}

/** Somebody else changed the same setting meanwhile: both values, and nothing typed is lost. */
export const Conflict: Story = {
  args: {
    settings: {
      ...meta.args.settings,
      set: fn((id: string) => {
        const now = settingsFixture.find((one) => one.id === id)
        const setting = now === undefined ? null : { ...now, value: '50', revision: 4 }
        return Promise.resolve({ setting, userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }], problem: null })
      }),
    },
  },
  play: async ({ canvas }) => {
    const brake = canvas.getByRole('spinbutton', { name: /Import brake/ })
    await userEvent.clear(brake)
    await userEvent.type(brake, '30{Enter}')
    await waitFor(() => expect(canvas.getByText('50')).toBeVisible())
    await expect(canvas.getByText('30')).toBeVisible()
  },
}

/** A search leaves what it finds by name, section or value. */
export const Search: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'brake')
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Storage' })).toBeNull())
    await expect(canvas.getByRole('spinbutton', { name: /Import brake/ })).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'xyzzy')
    await waitFor(() => expect(canvas.getByText('No settings found')).toBeVisible())
    // What is searched away stays in the form and is out of sight.
    for (const field of canvas.getAllByRole('spinbutton', { hidden: true }))
      await expect(field.getClientRects()).toHaveLength(0)
  },
}

/** The table came, what runs by itself did not. */
export const PartialError: Story = {
  args: { tab: 'jobs', jobs: { ...meta.args.jobs, schedules: failed('UNREACHABLE') } },
}

/** On a small phone. */
export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

export const SmallJobs: Story = {
  args: { tab: 'jobs' },
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}

/** Each job with what can be done about it; what runs by itself and found nothing to do says when it last looked. */
export const Jobs: Story = {
  args: { tab: 'jobs' },
  play: async ({ canvas, args }) => {
    const idle = within(canvas.getByRole('row', { name: /Starting memberships that are due/ }))
    await expect(idle.getByText(/24\.11\.2026/)).toBeVisible()
    await expect(idle.getByText('not yet')).toBeVisible()
    const [, menu] = canvas.getAllByRole('button', { name: /Import/ })
    await userEvent.click(menu ?? document.body)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel' }))
    await waitFor(() => expect(args.jobs.jobs.cancel).toHaveBeenCalled())
  },
}

/** What a job did, and what of it failed, by name. */
export const Failures: Story = {
  args: {
    tab: 'jobs',
    jobs: {
      ...meta.args.jobs,
      jobs: jobListFixture(jobsFixture, {
        opened: jobsFixture[2] ?? null,
        failures: known([{ object: 'x', name: 'Amani Juma', code: 'TAKEN' }]),
      }),
    },
  },
}

/** Fields that this installation adds to its people; their own states stand beside their panel. */
export const Fields: Story = { args: { tab: 'fields' } }

export const Mail: Story = { args: { tab: 'mail' } }

/** A mail is read, and that is written down. */
export const MailRead: Story = {
  args: {
    tab: 'mail',
    mails: {
      ...meta.args.mails,
      opened: { uuid: 'm2', mail: mailsFixture[1] ?? null },
      body: { ...known('Guten Tag Amani,\n\nin Lernhaus ist ein Platz eingerichtet.\n'), retry: fn() },
    },
  },
}

export const Audit: Story = {
  args: {
    tab: 'audit',
    audit: { ...meta.args.audit, file: { kind: 'ready', url: '/api/files/x', name: 'audit-2026-11-24.csv' } },
  },
}

export const About: Story = { args: { tab: 'about' } }

/** The synonyms that come with the product, and one that was added; a search narrows them. */
export const Synonyms: Story = {
  args: { tab: 'synonyms' },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search synonyms' }), 'winch')
    await waitFor(() => expect(canvas.queryByText(/DSGVO/)).toBeNull())
    await expect(canvas.getByText(/Flaschenzug/)).toBeVisible()
  },
}
