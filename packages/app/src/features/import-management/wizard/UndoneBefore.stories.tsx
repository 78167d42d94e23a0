import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { preloadAll } from '../../../testing/preloadAll.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { openImport } from '../importAddress.ts'
import { actionsFixture, dataFixture, datesOfStories, importFixture, jobFixture } from '../importFixture.ts'
import type { ImportWhole } from '../importTypes.ts'
import { checkChunk, runChunk } from './stepChunks.ts'
import { WizardView } from './WizardView.tsx'

const ran = importFixture({
  state: 'DONE',
  startedAt: '2026-11-22T09:20:00.000Z',
  endedAt: '2026-11-22T09:21:00.000Z',
  undoUntil: '2026-11-29T09:21:00.000Z',
  brake: null,
  confirmation: null,
})

/** The import as it stood when the page was read, until an answer tells how it stands. */
function Late({ present }: { readonly present: ImportWhole }) {
  const [one, show] = useState(ran)
  const undo = () => {
    show(present)
    return Promise.resolve({ import: present, userErrors: [{ code: 'WRONG_STATE' as const, path: [] }], problem: null })
  }
  const nothing = () => undefined
  return (
    <WizardView
      now={new Date('2026-11-22T09:30:00Z')}
      dates={datesOfStories}
      isAdmin
      listHref="/"
      newHref="/?import=new"
      onAddressChange={nothing}
      onLeave={nothing}
      address={openImport('i1')}
      unit={null}
      find={() => Promise.resolve([])}
      findKey={() => Promise.resolve([])}
      data={dataFixture(one, { actions: { ...actionsFixture, undo } })}
    />
  )
}

const meta = {
  title: 'Screens/import-management/undone before',
  component: Late,
  loaders: [async () => preloadAll(checkChunk, runChunk)],
  decorators: [withTexts, withAddresses],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { locale: 'en' },
} satisfies Meta<typeof Late>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

async function undoNow(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }))
  const dialog = await screen.findByRole('alertdialog')
  const [press] = Array.from(dialog.querySelectorAll('button')).filter(
    ({ textContent }) => textContent === 'Undo import',
  )
  await userEvent.click(press ?? document.body)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

/** Undone from another window meanwhile: what is shown says so, and nothing else does. */
export const Undone: Story = {
  args: { present: { ...ran, state: 'ROLLED_BACK', undoUntil: null, undoneAt: '2026-11-22T09:28:00.000Z', kept: 0 } },
  play: async () => {
    await undoNow()
    await expect(await screen.findByText(/^Undone/)).toBeVisible()
    await expect(screen.queryByText(/^That didn’t work/)).toBeNull()
  },
}

/** Being undone from another window. */
export const Undoing: Story = {
  args: { present: { ...ran, undoUntil: null, job: jobFixture('import.undo') } },
  play: async () => {
    await undoNow()
    await expect(await screen.findByText('Undoing the changes')).toBeVisible()
    await expect(screen.queryByText(/^That didn’t work/)).toBeNull()
  },
}

/** What cannot be undone for another reason still says so. */
export const Refused: Story = {
  args: { present: { ...ran, undoUntil: null } },
  play: async () => {
    await undoNow()
    await expect(await screen.findByText(/^That didn’t work/)).toBeVisible()
  },
}
