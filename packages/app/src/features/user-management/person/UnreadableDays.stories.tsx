import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { customFieldsFixture, customValuesFixture } from '../../../domain/custom-field/customFieldFixture.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { fieldRefuses, mend } from '../../../testing/unreadable.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { abilitiesFixture, personFixture } from '../peopleFixture.ts'
import { noValues } from '../bulk/actionValues.ts'
import { CreateView } from './CreatePart.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { ValuesDialog } from '../bulk/ValuesDialog.tsx'

const nothing = () => undefined
const send = fn()

const meta = {
  title: 'Screens/user-management/days that cannot be read',
  component: ValuesDialog,
  decorators: [withTexts, withAddresses],
  globals: { locale: 'en' },
  beforeEach: () => void send.mockClear(),
  args: {
    action: 'ADD_TO_UNIT',
    title: 'Add 3 people to a unit?',
    values: { ...noValues, unit: { id: 'unit-nord', label: 'Lager Nord' } },
    roles: ['LEARNER'],
    pattern: 'dd.MM.yyyy',
    error: null,
    isPending: false,
    find: () => Promise.resolve([]),
    onChange: nothing,
    onGoOn: send,
    onClose: nothing,
  },
  render: function Example(args) {
    const [values, setValues] = useState(args.values)
    return <ValuesDialog {...args} values={values} onChange={setValues} />
  },
} satisfies Meta<typeof ValuesDialog>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Nobody comes into the unit at once. */
export const AddToUnit: Story = {
  play: async () => {
    const goOn = await screen.findByRole('button', { name: 'Continue' })
    await fieldRefuses('First day', '30.02.2027', goOn)
    await mend('First day', '28.02.2027')
    await fieldRefuses('Last day', '31.04.2027', goOn)
    await expect(send).not.toHaveBeenCalled()
    await mend('Last day', '30.04.2027')
    await userEvent.click(goOn)
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
  },
}

/** The day that was typed before is not taken in its place. */
export const LastDay: Story = {
  args: { action: 'DEACTIVATE_ON', title: 'Set last day for 3 people?' },
  play: async () => {
    const goOn = await screen.findByRole('button', { name: 'Continue' })
    await mend('Last day', '31.12.2027')
    await fieldRefuses('Last day', '31.11.2027', goOn)
    await expect(send).not.toHaveBeenCalled()
  },
}

/** Nothing else is saved of a person either; the day is a change, which can be discarded. */
export const PersonChanged: Story = {
  render: () => (
    <ProfileTab
      person={{ ...personFixture(), custom: [...customValuesFixture] }}
      custom={customFieldsFixture}
      abilities={abilitiesFixture()}
      dates={datesFixture}
      change={(...args) => {
        send(...args)
        return Promise.resolve({ entry: null, userErrors: [], problem: null })
      }}
      onChanged={nothing}
    />
  ),
  play: async ({ canvas }) => {
    await mend('Last day', '2026-11-31')
    await waitFor(() => expect(canvas.getByRole('region', { name: '1 unsaved change' })).toBeVisible())
    await userEvent.type(canvas.getByRole('textbox', { name: 'Family name' }), 'ova')
    await waitFor(() => expect(canvas.getByRole('region', { name: '2 unsaved changes' })).toBeVisible())
    await fieldRefuses('Last day', '2026-11-31', canvas.getByRole('button', { name: 'Save' }))
    await expect(send).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: /^Last day/ })).toHaveValue('')
  },
}

/** No person is added without the last day that was meant. */
export const PersonAdded: Story = {
  render: () => (
    <CreateView
      abilities={abilitiesFixture()}
      custom={[]}
      find={() => Promise.resolve([])}
      dates={datesFixture}
      onClose={nothing}
      onCreated={nothing}
      create={(values) => {
        send(values)
        return Promise.resolve({ person: null, userErrors: [] })
      }}
    />
  ),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Given name' }), 'Amina')
    await userEvent.type(screen.getByRole('textbox', { name: 'Family name' }), 'Okafor')
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'amina.okafor@uferwerk.example')
    await fieldRefuses('Last day', '2026-11-31', screen.getByRole('button', { name: 'Add person' }))
    await expect(send).not.toHaveBeenCalled()
    await mend('Last day', '2026-11-30')
    await userEvent.click(screen.getByRole('button', { name: 'Add person' }))
    await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ deactivateOn: '2026-11-30' })))
  },
}
