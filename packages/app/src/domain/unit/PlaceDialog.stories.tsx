import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import type { ComingPlace } from './place.ts'
import type { SavedPlace, PlaceAnswer } from './placeAnswer.ts'
import { PlaceDialog } from './PlaceDialog.tsx'

const done: PlaceAnswer = { changed: 1, job: null, userErrors: [], problem: null }

/** Somebody else has saved this before: only what begins from there is saved. */
const conflict = (now: SavedPlace) =>
  fn((_place: ComingPlace, from: SavedPlace): Promise<PlaceAnswer> =>
    Promise.resolve(
      from.revision === now.revision
        ? { ...done, now }
        : { ...done, changed: 0, userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }], now },
    ),
  )

const meta = {
  title: 'Domain/PlaceDialog',
  component: PlaceDialog,
  decorators: [withTexts],
  parameters: screenLooks.state,
  args: {
    title: 'Amina Okafor',
    place: { role: 'MEMBER', until: null, revision: 3 },
    dates: datesFixture,
    onClose: fn(),
    onSave: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof PlaceDialog>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const isEnglish = (globals: Record<string, unknown>): boolean =>
  globals['locale'] === undefined || globals['locale'] === 'en'
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save' }))

/** The same was saved to something else meanwhile: both values are shown, and what is chosen is saved over what stands now. */
export const SavedMeanwhile: Story = {
  args: { onSave: conflict({ role: 'DEPUTY', until: '2027-01-31', revision: 4 }) },
  play: async ({ args, globals }) => {
    if (!isEnglish(globals)) return
    await userEvent.click(await screen.findByRole('radio', { name: 'Manager' }))
    await save()
    const role = within(await screen.findByRole('radiogroup', { name: 'Role in the unit' }))
    await expect(role.getByRole('radio', { name: /Deputy/ })).not.toBeChecked()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(role.getByRole('radio', { name: /Manager/ }))
    await save()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    // The last day was changed by the other alone.
    await expect(args.onSave).toHaveBeenLastCalledWith(
      { role: 'MANAGER', until: '2027-01-31', from: null },
      expect.objectContaining({ revision: 4 }),
    )
  },
}

/** What was chosen is given up: the dialog goes on with what was saved meanwhile. */
export const GivenUp: Story = {
  args: {
    place: { role: 'MEMBER', until: null, from: '2027-01-01', revision: 3 },
    onSave: conflict({ role: 'MEMBER', until: null, from: '2027-03-01', revision: 4 }),
  },
  play: async ({ args, globals }) => {
    if (!isEnglish(globals)) return
    const day = await screen.findByRole('textbox', { name: /^First day/ })
    await userEvent.clear(day)
    await userEvent.type(day, '01.02.2027')
    await save()
    // The dialog may still be coming in.
    await waitFor(() => expect(screen.getByText('01.03.2027')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Discard mine' }))
    await expect(screen.getByRole('textbox', { name: /^First day/ })).toHaveValue('01.03.2027')
    await save()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** Each changed something else: both stay, and nobody is asked. */
export const ChangedApart: Story = {
  args: { onSave: conflict({ role: 'MEMBER', until: '2027-01-31', revision: 4 }) },
  play: async ({ args, globals }) => {
    if (!isEnglish(globals)) return
    await userEvent.click(await screen.findByRole('radio', { name: 'Manager' }))
    await save()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(args.onSave).toHaveBeenLastCalledWith(
      { role: 'MANAGER', until: '2027-01-31', from: null },
      expect.objectContaining({ revision: 4 }),
    )
  },
}
