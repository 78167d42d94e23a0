import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { jobListFixture, ownJobsFixture } from '../../../domain/job/list/jobListFixture.ts'
import type { ListedJob } from '../../../domain/job/list/useJobList.ts'
import { failed, known, waiting } from '../../../testing/answers.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { listFixture } from '../../../testing/listFixture.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { AreaPanel } from './AreaPanel.tsx'
import { managedFixture } from '../consoleFixture.ts'

const meta = {
  title: 'Screens/super-console, area',
  component: AreaPanel,
  decorators: [withAddresses, withTexts],
  parameters: screenLooks.state,
  args: {
    scope: known(managedFixture),
    retryScope: fn(),
    jobs: jobListFixture(ownJobsFixture, { cancel: fn(), retry: fn(), save: fn(), open: fn() }),
    dates: datesFixture,
  },
} satisfies Meta<typeof AreaPanel>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The entries of a row's menu, opened by the keyboard, by their texts. */
async function openMenu(row: HTMLElement): Promise<HTMLElement[]> {
  within(row)
    .getByRole('button', { name: /^Actions for/ })
    .focus()
  await userEvent.keyboard('{Enter}')
  return screen.findAllByRole('menuitem')
}

/** The rows of jobs; there is no row of heads where they are cards. */
const jobsOf = (table: HTMLElement): HTMLElement[] =>
  within(table)
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('rowheader') !== null)

/** Nothing is managed yet and nothing was asked for. */
export const New: Story = { args: { scope: known([]), jobs: jobListFixture([]) } }

/** A job in each state: each has what can be done about it, and no one else's is there. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async ({ canvas, args, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    const table = await canvas.findByRole('grid', { name: 'Your jobs' })
    await expect(within(table).queryByRole('columnheader', { name: 'Requested by' })).toBeNull()
    const [queued, running, done, partly, stopped] = jobsOf(table)
    if (
      queued === undefined ||
      running === undefined ||
      done === undefined ||
      partly === undefined ||
      stopped === undefined
    )
      throw new Error('Jobs are lacking.')
    await expect(running).toHaveTextContent('1,840 of 5,000')
    await expect(partly).toHaveTextContent('96 of 101, 5 failed')
    const menus = [
      [queued, ['Cancel']],
      [running, ['Open the import', 'Cancel']],
      [done, ['Download people-2026-11-24.csv']],
      [partly, ['Try again', 'Failures']],
      [stopped, ['Try again', 'Failures']],
    ] as const
    for (const [row, entries] of menus) {
      const items = await openMenu(row)
      await expect(items.map((item) => item.textContent.trim())).toEqual(entries)
      if (row === running) await expect(items[0]).toHaveAttribute('href', '/import-management?import=i1')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    await openMenu(done)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.jobs.save).toHaveBeenCalledWith(ownJobsFixture[2]))
  },
}

/** The file of a job that went well is gone: nothing is left to do about it, and the keys pass its empty cell on their way. */
export const NothingToDo: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { locale: 'en' },
  args: { jobs: jobListFixture(ownJobsFixture.slice(1, 4).map((job) => ({ ...job, fileUrl: null }))) },
  play: async ({ canvas }) => {
    const [running, done, partly] = jobsOf(await canvas.findByRole('grid', { name: 'Your jobs' }))
    if (running === undefined || done === undefined || partly === undefined) throw new Error('Jobs are lacking.')
    await expect(within(done).queryByRole('button', { name: /^Actions for/ })).toBeNull()
    const cell = done.lastElementChild ?? document.body
    await expect(cell.getBoundingClientRect().width).toBe(running.lastElementChild?.getBoundingClientRect().width)
    within(running)
      .getByRole('button', { name: /^Actions for/ })
      .focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(cell).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(partly).getByRole('button', { name: /^Actions for/ })).toHaveFocus()
  },
}

/** The same where rows are cards. */
export const NothingToDoSmall: Story = {
  ...NothingToDo,
  globals: { ...NothingToDo.globals, viewport: { value: 'mobile1' } },
}

/** Neither part has come. */
export const Waiting: Story = {
  args: { scope: waiting, jobs: jobListFixture([], { list: listFixture([], { page: waiting }) }) },
}

/** The units came, the jobs did not: they are asked for again. */
export const PartialError: Story = {
  args: { jobs: jobListFixture([], { list: listFixture([], { page: failed('UNREACHABLE'), retry: fn() }) }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/as deputy until 24\.12\.2026/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '28 days left' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.jobs.list.retry).toHaveBeenCalled()
  },
}

/** More jobs than one page, of those in one state. */
export const Pages: Story = {
  args: {
    jobs: jobListFixture([], {
      list: listFixture(
        ownJobsFixture.slice(4, 5),
        { filters: [{ id: 'state', kind: 'many', options: ['FAILED'] }], onMove: fn() },
        true,
      ),
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }))
    await expect(args.jobs.list.onMove).toHaveBeenCalled()
  },
}

/** A job that went well, opened from its row: what it did, and nothing of what failed. */
export const Opened: Story = {
  args: { jobs: jobListFixture(ownJobsFixture, { opened: ownJobsFixture[2] ?? null, close: fn() }) },
  play: async ({ args, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    const dialog = await screen.findByRole('dialog', { name: 'Export of people' })
    const facts = within(dialog)
      .getAllByRole('definition')
      .map((fact) => fact.textContent)
    await expect(facts).toEqual([
      'Done',
      '128 of 128',
      'Grace Nyambura',
      '24.11.2026, 07:12',
      '24.11.2026, 07:13',
      '24.11.2026, 07:21',
    ])
    await expect(dialog).not.toHaveTextContent(/failed/)
    await userEvent.keyboard('{Escape}')
    await expect(args.jobs.close).toHaveBeenCalled()
  },
}

/** The dialog about a job keeps its title and what it says until it is gone. */
export const Closing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { locale: 'en' },
  args: {
    jobs: jobListFixture(ownJobsFixture, {
      failures: known([{ object: 'x', name: 'Amani Juma', code: 'OUT_OF_SCOPE' }]),
    }),
  },
  render: function Render(args) {
    const [opened, setOpened] = useState<ListedJob | null>(null)
    const [isOpen, setIsOpen] = useState(false)
    const open = (job: ListedJob): void => {
      setOpened(job)
      setIsOpen(true)
    }
    return <AreaPanel {...args} jobs={{ ...args.jobs, opened, isOpen, open, close: () => setIsOpen(false) }} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Adding people to a unit'))
    const dialog = await screen.findByRole('dialog', { name: 'Adding people to a unit' })
    await expect(dialog).toHaveTextContent('96 of 101, 5 failed')
    const announcements = new Set([dialog.textContent])
    const watch = new MutationObserver(() => announcements.add(dialog.textContent))
    watch.observe(dialog, { subtree: true, childList: true, characterData: true })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    watch.disconnect()
    await expect([...announcements]).toHaveLength(1)
  },
}

/** Why a job stopped, and what of it could not be done. */
export const Failures: Story = {
  args: {
    jobs: jobListFixture(ownJobsFixture, {
      opened: ownJobsFixture.slice(4, 5).map((job) => ({ ...job, failed: 1 }))[0] ?? null,
      failures: known([{ object: 'x', name: 'Amani Juma', code: 'OUT_OF_SCOPE' }]),
    }),
  },
  play: async ({ globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    const dialog = await screen.findByRole('dialog', { name: 'Suspending people' })
    const region = within(dialog).getByRole('region', { name: 'Failures' })
    await expect(region).toHaveTextContent(/For support: INTERNAL.*Amani Juma/)
    await expect(dialog).toHaveTextContent('12 of 120, 1 failed')
  },
}

/** What failed could not be read. */
export const FailuresFailed: Story = {
  args: {
    jobs: jobListFixture(ownJobsFixture, {
      opened: ownJobsFixture[3] ?? null,
      failures: failed('UNAVAILABLE', '01J9-7F3A'),
      retryFailures: fn(),
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(args.jobs.retryFailures).toHaveBeenCalled()
  },
}

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }
