import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { expect } from 'storybook/test'
import * as z from 'zod/mini'
import { withTexts } from '../../testing/withTexts.tsx'
import { useField } from './useField.ts'
import { useFormValues } from './useFormValues.ts'
import { useSomoForm, type SomoFormState } from './useSomoForm.ts'

interface Values {
  readonly name: string
}

const schema = z.object({ name: z.string() })

/** What is drawn from the values of a form, in its first moment: something is typed after it is drawn, before it listens. */
function LateListener() {
  const form = useSomoForm<Values, Values>({ schema, initial: { name: '' }, onSave: () => Promise.resolve({}) })
  return (
    <>
      <Shown form={form} />
      <Typist form={form} />
    </>
  )
}

function Typist({ form }: { readonly form: SomoFormState<Values> }) {
  const { onChange } = useField(form.store, 'name')
  useLayoutEffect(
    function typeWhileSaving() {
      onChange('Amina')
    },
    [onChange],
  )
  return null
}

function Shown({ form }: { readonly form: SomoFormState<Values> }) {
  return <output>{useFormValues(form).name}</output>
}

const meta = {
  title: 'Screens/parts/SomoForm/Values',
  component: LateListener,
  decorators: [withTexts],
} satisfies Meta<typeof LateListener>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

/** What was typed between the drawing and the listening is not missed. */
export const TypedWhileSaving: StoryObj<typeof meta> = {
  play: async ({ canvas }) => expect(await canvas.findByText('Amina')).toBeVisible(),
}
