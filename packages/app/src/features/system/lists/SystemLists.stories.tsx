import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { titles } from '../../../routes/titles.ts'
import { failed, known, waiting } from '../../../testing/answers.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { listFixture } from '../../../testing/listFixture.ts'
import { preloadAll } from '../../../testing/preloadAll.ts'
import { tabViewsFixture } from '../../../testing/tabViewsFixture.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { fieldsUse } from '../fields/fieldsFixture.ts'
import { synonymsUse } from '../synonyms/synonymsFixture.ts'
import { auditUse, jobsUse, mailsUse } from './listsFixture.ts'
import { auditFixture, mailsFixture, settingsFixture } from '../systemFixture.ts'
import { SystemView } from '../SystemView.tsx'
import { tabChunks } from '../chunks.ts'

const meta = {
  title: 'Screens/system/Lists',
  component: SystemView,
  loaders: [async () => preloadAll(...Object.values(tabChunks))],
  decorators: [withAddresses, withTexts],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: {
    title: titles.system,
    pathname: '/system',
    tab: 'jobs',
    settings: {
      settings: known(settingsFixture),
      retry: fn(),
      set: fn(() => Promise.resolve({ setting: null, userErrors: [], problem: null })),
    },
    jobs: jobsUse(),
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

const failedChosen = [{ id: 'state', kind: 'many' as const, options: ['FAILED'] }]
const partial = { code: 'INTERNAL', requestId: '5d0c2f6e' } as const

export const JobsLoading: Story = { args: { jobs: jobsUse({ page: waiting }) } }

/** Rows stay while newer ones come. */
export const JobsRefreshing: Story = {
  args: { jobs: jobsUse({ page: { ...jobsUse().jobs.list.page, isWaiting: true } }) },
}

/** The filter leaves nothing, with the way back to the whole list. */
export const JobsNoMatch: Story = { args: { jobs: jobsUse({ filters: failedChosen }, []) } }

export const JobsFailed: Story = { args: { jobs: jobsUse({ page: failed('INTERNAL', '5d0c2f6e') }) } }

/** The address names a page that there is not: asking again would be refused again, and the way to the first page is offered. */
export const JobsNoSuchPage: Story = {
  args: { jobs: jobsUse({ page: failed('BAD_INPUT', '5d0c2f6e'), onFirst: fn() }) },
  play: async ({ canvas, args, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the first page' }))
    await expect(args.jobs.jobs.list.onFirst).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const JobsRefused: Story = { args: { jobs: jobsUse({ page: failed('FORBIDDEN') }) } }

export const JobsOffline: Story = { args: { jobs: jobsUse({ page: failed('UNREACHABLE') }) } }

/** Not the whole list came. */
export const JobsPartly: Story = {
  args: { jobs: jobsUse({ page: { ...jobsUse().jobs.list.page, problem: partial } }) },
}

/** A file that is gone because somebody in it was anonymised says so. */
export const JobsFileWithdrawn: Story = {
  args: {
    jobs: jobsUse(
      {},
      jobsUse().jobs.list.page.data?.items.map((job) => ({
        ...job,
        fileUrl: null,
        fileName: null,
        isFileWithdrawn: job.kind === 'audit.export',
      })) ?? [],
    ),
  },
}

export const MailEmpty: Story = { args: { tab: 'mail', mails: mailsUse({}, []) } }

export const MailLoading: Story = { args: { tab: 'mail', mails: mailsUse({ page: waiting }) } }

export const MailNoMatch: Story = { args: { tab: 'mail', mails: mailsUse({ search: 'zawadi' }, []) } }

export const MailFailed: Story = { args: { tab: 'mail', mails: mailsUse({ page: failed('INTERNAL', '5d0c2f6e') }) } }

export const MailRefused: Story = { args: { tab: 'mail', mails: mailsUse({ page: failed('FORBIDDEN') }) } }

export const MailOffline: Story = { args: { tab: 'mail', mails: mailsUse({ page: failed('UNREACHABLE') }) } }

export const MailPartly: Story = {
  args: { tab: 'mail', mails: mailsUse({ page: { ...listFixture(mailsFixture).page, problem: partial } }) },
}

/** Turned round by the head of the column, and narrowed by a view that somebody keeps. */
export const MailArranged: Story = {
  args: {
    tab: 'mail',
    mails: {
      ...mailsUse({
        whole: { ...mailsUse().list.whole, change: fn() } as NonNullable<ReturnType<typeof mailsUse>['list']['whole']>,
      }),
      views: tabViewsFixture({
        viewId: 'v1',
        kept: 'event=INVITATION',
        saved: {
          ...tabViewsFixture().saved,
          views: [
            { uuid: 'v1', name: 'Invitations', query: 'event=INVITATION', isShared: true, isOwn: true, revision: 1 },
          ],
        },
      }),
    },
  },
  play: async ({ canvas, args, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await expect(canvas.getByRole('link', { name: /Invitations/ })).toHaveAttribute('aria-current')
    await userEvent.click(canvas.getByRole('button', { name: 'Written on' }))
    await waitFor(() =>
      expect(args.mails.list.whole?.change).toHaveBeenCalledWith({
        sort: { columnId: 'created', direction: 'ascending' },
      }),
    )
  },
}

export const AuditEmpty: Story = { args: { tab: 'audit', audit: auditUse({}, []) } }

export const AuditLoading: Story = { args: { tab: 'audit', audit: auditUse({ page: waiting }) } }

export const AuditNoMatch: Story = { args: { tab: 'audit', audit: auditUse({ search: '5d0c2f6e' }, []) } }

export const AuditFailed: Story = { args: { tab: 'audit', audit: auditUse({ page: failed('INTERNAL', '5d0c2f6e') }) } }

export const AuditRefused: Story = { args: { tab: 'audit', audit: auditUse({ page: failed('FORBIDDEN') }) } }

export const AuditOffline: Story = { args: { tab: 'audit', audit: auditUse({ page: failed('UNREACHABLE') }) } }

export const AuditPartly: Story = {
  args: { tab: 'audit', audit: auditUse({ page: { ...listFixture(auditFixture).page, problem: partial } }) },
}
