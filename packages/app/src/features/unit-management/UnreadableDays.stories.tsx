import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { UnitPlace } from '../../domain/unit/place.ts'
import { PlaceDialog } from '../../domain/unit/PlaceDialog.tsx'
import { datesFixture } from '../../testing/datesFixture.ts'
import { fieldRefuses, mend } from '../../testing/unreadable.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { AddPanel } from './members/AddPanel.tsx'
import { PlaceStep } from './changes/PlaceStep.tsx'
import { actionsFixture, unitFixture } from './unitsFixture.ts'

const nothing = () => undefined
const { pattern } = datesFixture
const send = fn()
const done = () => Promise.resolve({ changed: 1, job: null, userErrors: [], problem: null })

const meta = {
  title: 'Screens/unit-management/days that cannot be read',
  component: AddPanel,
  decorators: [withAddresses, withTexts],
  globals: { locale: 'en' },
  beforeEach: () => void send.mockClear(),
  args: {
    unit: unitFixture(),
    dates: datesFixture,
    actions: actionsFixture({
      addMembers: (...args) => {
        send(...args)
        return done()
      },
    }),
    onClose: nothing,
    onAdded: nothing,
    onChanged: nothing,
  },
} satisfies Meta<typeof AddPanel>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Nobody joins at once, nor on the day that was typed before. */
export const AddPeople: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^As a list/ }), 'Amina Okafor')
    const add = await screen.findByRole('button', { name: 'Add 1 person' })
    await mend('First day', '2026-12-01')
    await fieldRefuses('First day', '2026-11-31', add)
    await expect(send).not.toHaveBeenCalled()
    await mend('First day', '2026-11-30')
    await userEvent.click(add)
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(expect.anything(), expect.anything(), {
        role: 'MEMBER',
        until: null,
        from: '2026-11-30',
      }),
    )
  },
}

/** Neither day of somebody who is coming is changed. */
export const ChangeDays: Story = {
  render: () => (
    <PlaceDialog
      title="Zawadi Mbeki joining Lager Nord"
      place={{ role: 'MEMBER', until: null, from: '2027-01-01', revision: 1 }}
      dates={datesFixture}
      onSave={(place) => {
        send(place)
        return done()
      }}
      onClose={nothing}
    />
  ),
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Save' })
    await fieldRefuses('First day', '2027-02-31', save)
    await mend('First day', '2027-02-28')
    await fieldRefuses('Last day', '2027-02-30', save)
    await expect(send).not.toHaveBeenCalled()
    await mend('Last day', '2027-03-31')
    await userEvent.click(save)
    await waitFor(() => expect(send).toHaveBeenCalledWith({ role: 'MEMBER', from: '2027-02-28', until: '2027-03-31' }))
  },
}

/** What a role of many would do is not asked about. */
export const RoleOfMany: Story = {
  render: function Example() {
    const [value, setValue] = useState<UnitPlace>({ role: 'DEPUTY', until: '2026-12-31' })
    return (
      <PlaceStep
        title="Which role 2 people have"
        value={value}
        pattern={pattern}
        error={null}
        isPending={false}
        onChange={setValue}
        onGoOn={send}
        onClose={nothing}
      />
    )
  },
  play: async () => {
    await fieldRefuses('Last day', '2026-11-31', await screen.findByRole('button', { name: 'Show consequences' }))
    await expect(send).not.toHaveBeenCalled()
  },
}
