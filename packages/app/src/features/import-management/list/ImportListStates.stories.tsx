import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { OpenScreensProvider } from '../../../domain/navigation/OpenScreens.tsx'
import { openScreensOf } from '../../../routes/menu/openScreens.tsx'
import { titles } from '../../../routes/titles.ts'
import { failed, known, waiting } from '../../../testing/answers.ts'
import { preloadAll } from '../../../testing/preloadAll.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { withWords } from '../../../testing/withWords.tsx'
import { importsPageFixture } from '../importFixture.ts'
import { importListFixture, listArgsFixture } from './importListFixture.ts'
import { ImportManagementView } from '../ImportManagementView.tsx'
import { listChunk } from '../chunks.ts'

const meta = {
  title: 'Screens/import-management/states of the list',
  component: ImportManagementView,
  loaders: [async () => preloadAll(listChunk)],
  decorators: [
    (Story) => (
      <OpenScreensProvider screens={openScreensOf(['ADMIN'])}>
        <main style={{ minBlockSize: '100dvh', display: 'grid' }}>
          <Story />
        </main>
      </OpenScreensProvider>
    ),
    withWords({ title: titles.importManagement }),
    withTexts,
    withAddresses,
  ],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: { ...listArgsFixture, onExport: fn() },
} satisfies Meta<typeof ImportManagementView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const FirstLoad: Story = { args: { list: importListFixture({ page: waiting, count: { matching: null } }) } }
export const Refreshing: Story = {
  args: { list: importListFixture({ page: { ...known(importsPageFixture()), isWaiting: true } }) },
}

/** A search and filters took everything away: the way back comes first. */
export const NothingFound: Story = {
  args: { list: importListFixture({ query: '?q=ferien&state=FAILED&errors=yes' }, []) },
}
export const Refused: Story = {
  args: { list: importListFixture({ page: failed('FORBIDDEN'), count: { matching: null } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
  },
}

/** The rows of before stay readable. */
export const Offline: Story = {
  args: {
    list: importListFixture({
      page: { ...known(importsPageFixture()), problem: { code: 'UNREACHABLE', requestId: null } },
    }),
  },
}

/** The rows came, their number and the saved views did not. */
export const Partly: Story = {
  args: {
    list: importListFixture({
      count: { matching: null, problem: { code: 'UNAVAILABLE', requestId: null } },
      saved: { problem: { code: 'UNAVAILABLE', requestId: null } },
    }),
  },
}

/** A manager sees their own imports alone, so nobody is chosen from. */
export const AsManager: Story = {
  args: { owners: null },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter Add filter' }))
    const started = await screen.findByRole('menuitem', { name: 'Started' })
    await waitFor(() => expect(started).toBeVisible())
    await expect(screen.queryByRole('menuitem', { name: 'Started by' })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

const changed = fn()

/** Every column there is, sorted by errors; the file of the list is made. */
export const AllColumns: Story = {
  args: {
    list: importListFixture({
      query:
        '?sort=-failed&columns=file,kind,mode,state,rows,created,updated,unchanged,deactivated,failed,started,by,duration,when',
      change: changed,
    }),
    file: { kind: 'ready', url: '/files/1', name: 'imports-2026-11-22.csv' },
  },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.type(await canvas.findByRole('searchbox'), 'HR')
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ search: 'HR' }, false))
    await expect(canvas.getByRole('link', { name: /imports-2026-11-22\.csv/ })).toBeVisible()
    await expect(canvas.getByText('Bartholomäus von Hohenlohe-Schillingsfürst')).toBeVisible()
  },
}
