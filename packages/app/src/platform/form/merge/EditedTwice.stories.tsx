import { TextField } from '@somo/ui/TextField'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { FormField } from '../FormField.tsx'
import { SomoForm } from '../SomoForm.tsx'
import { useMergedForm, type EntryAnswer, type FieldPatch } from './useMergedForm.ts'

interface Unit {
  readonly name: string
  readonly revision: number
}

interface UnitFormProps {
  readonly change: (revision: number, patch: FieldPatch<'name'>) => Promise<EntryAnswer<Unit>>
  readonly onChanged: (fields: readonly 'name'[], unit: Unit) => void
}

function UnitForm(props: UnitFormProps) {
  const { form, conflict } = useMergedForm({
    entry: { name: 'Lager Süd', revision: 3 },
    fields: ['name'],
    schema: z.object({ name: z.string() }),
    texts: {},
    ...props,
  })
  if (conflict !== null) return <p>{`${conflict.values.name} or ${conflict.theirs.name}`}</p>
  return (
    <SomoForm form={form}>
      <FormField form={form} name="name" label="Name">
        {(field) => <TextField {...field} />}
      </FormField>
    </SomoForm>
  )
}

/** The server is further already: this is what it has. */
const conflict = (name: string): Promise<EntryAnswer<Unit>> =>
  Promise.resolve({
    entry: { name, revision: 4 },
    userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }],
    problem: null,
  })

const meta = {
  title: 'Screens/parts/SomoForm/Edited twice',
  component: UnitForm,
  decorators: [withAddresses, withTexts],
  args: { change: fn(() => conflict('Lager West')), onChanged: fn() },
} satisfies Meta<typeof UnitForm>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const rename = async (text: string): Promise<void> => {
  const name = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.clear(name)
  await userEvent.type(name, `${text}{Enter}`)
}

/** Somebody else changed the same to something else: the person decides, and nothing was saved. */
export const ToSomethingElse: Story = {
  play: async ({ args }) => {
    await rename('Lager Nord')
    await waitFor(() => expect(screen.getByText('Lager Nord or Lager West')).toBeVisible())
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}

/** To the very same, or it was one's own save, whose answer was lost: nothing to decide, and it is said that it is saved. */
export const ToTheSame: Story = {
  args: { change: fn(() => conflict('Lager Nord')), onChanged: fn() },
  play: async ({ args }) => {
    await rename('Lager Nord')
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledWith(['name'], { name: 'Lager Nord', revision: 4 }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /unsaved change/ })).toBeNull())
  },
}
