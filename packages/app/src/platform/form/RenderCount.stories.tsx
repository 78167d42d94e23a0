import { TextField } from '@somo/ui/TextField'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { FormField } from './FormField.tsx'
import { SomoForm } from './SomoForm.tsx'
import { useSomoForm } from './useSomoForm.ts'

const schema = z.record(z.string(), z.string().check(z.maxLength(20)))

interface ManyFieldsProps {
  readonly count: number
  /** Told of every drawing of every field. */
  readonly onDraw: (name: string) => void
}

function ManyFields({ count, onDraw }: ManyFieldsProps) {
  const names = Array.from({ length: count }, (_, index) => `field${index}`)
  const form = useSomoForm({
    schema,
    initial: Object.fromEntries(names.map((name) => [name, ''])),
    onSave: () => Promise.resolve({ userErrors: [{ code: 'TAKEN', path: ['field0'] }] }),
  })
  return (
    <SomoForm form={form}>
      {names.map((name) => (
        <FormField key={name} form={form} name={name} label={`Value of ${name}`}>
          {(field) => {
            onDraw(name)
            return <TextField {...field} />
          }}
        </FormField>
      ))}
    </SomoForm>
  )
}

const onDraw = fn<(name: string) => void>()

const meta = {
  title: 'Screens/parts/SomoForm/Drawings',
  component: ManyFields,
  decorators: [withAddresses, withTexts],
  args: { count: 20, onDraw },
} satisfies Meta<typeof ManyFields>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const typeAndCount: NonNullable<Story['play']> = async () => {
  const field = screen.getByRole('textbox', { name: 'Value of field7' })
  await userEvent.click(field)
  for (const letter of ['S', 'o', 'm', 'o']) {
    onDraw.mockClear()
    await userEvent.keyboard(letter)
    await expect(onDraw.mock.calls).toEqual([['field7']])
  }
  // After a failed save every key is checked; still only the field itself is drawn.
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('group', { name: /^1 problem to fix/ })).toHaveFocus())
  await userEvent.click(field)
  onDraw.mockClear()
  await userEvent.keyboard('!')
  await waitFor(() => expect(onDraw).toHaveBeenCalled())
  await expect(new Set(onDraw.mock.calls.flat())).toEqual(new Set(['field7']))
}

/** A key draws the one field it changes. */
export const Twenty: Story = { play: typeAndCount }

/** However many fields there are. */
export const TwoHundred: Story = { args: { count: 200 }, play: typeAndCount }
