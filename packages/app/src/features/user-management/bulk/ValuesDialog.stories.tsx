import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { withTexts } from '../../../testing/withTexts.tsx'
import { noValues } from './actionValues.ts'
import { ValuesDialog } from './ValuesDialog.tsx'

const meta = {
  title: 'Screens/user-management/values of an action',
  component: ValuesDialog,
  decorators: [withTexts],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: {
    action: 'ADD_TO_UNIT',
    title: 'Add 3 people to a unit?',
    values: noValues,
    roles: ['LEARNER'],
    pattern: 'dd.MM.yyyy',
    error: null,
    isPending: false,
    find: () => Promise.resolve([{ id: 'unit-nord', label: 'Lager Nord', description: 'lager-nord' }]),
    onChange: fn(),
    onGoOn: fn(),
    onClose: fn(),
  },
  render: function Example(args) {
    const [values, setValues] = useState(args.values)
    return <ValuesDialog {...args} values={values} onChange={setValues} />
  },
} satisfies Meta<typeof ValuesDialog>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const inNord = { ...noValues, unit: { id: 'unit-nord', label: 'Lager Nord' } }

/** People may come into a unit on a later day. */
export const AddToUnit: Story = { args: { values: { ...inNord, from: '2027-01-01' } } }

/** Nothing goes on with a first day behind the last one, nor with a deputy who has none. */
export const AddToUnitWithErrors: Story = {
  args: { values: { ...inNord, role: 'DEPUTY', from: '2027-02-01', until: '2027-01-31' } },
  play: async ({ args, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() =>
      expect(dialog.getByText('The first day is after the last day. Change one of them.')).toBeVisible(),
    )
    const goOn = dialog.getByRole('button', { name: 'Continue' })
    await userEvent.click(goOn)
    await expect(args.onGoOn).not.toHaveBeenCalled()
    const last = dialog.getByRole('textbox', { name: /^Last day/ })
    await userEvent.clear(last)
    await userEvent.tab()
    await userEvent.click(goOn)
    await waitFor(() => expect(dialog.getByText('Enter a last day. Deputies need one.')).toBeVisible())
    await userEvent.type(last, '28.02.2027')
    await userEvent.tab()
    await userEvent.click(goOn)
    await waitFor(() => expect(args.onGoOn).toHaveBeenCalledOnce())
  },
}
