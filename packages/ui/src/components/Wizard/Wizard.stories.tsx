/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Wizard } from './Wizard.tsx'

const nothing = (): void => undefined

const meta = {
  title: 'Components/Navigation/Wizard',
  component: Wizard,
  args: {
    label: 'Steps of the import',
    currentKey: 'file',
    onStepChange: nothing,
    finishLabel: 'Apply',
    onFinish: fn(),
    onLeave: fn(),
    steps: [
      {
        id: 'file',
        label: 'File',
        title: 'Which file is it',
        content: <TextField label="Name of the file" value="people.csv" onChange={nothing} />,
      },
      { id: 'columns', label: 'Match columns', content: <Text>Each column belongs to one field.</Text> },
      { id: 'check', label: 'Dry run', content: <Text>1,145 rows were checked. Nothing has been changed yet.</Text> },
    ],
  },
} satisfies Meta<typeof Wizard>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** From step to step; each title takes the focus. */
export const Steps: Story = {
  render: function Render(args) {
    const [current, setCurrent] = useState('file')
    return <Wizard {...args} currentKey={current} onStepChange={setCurrent} />
  },
  play: async ({ canvas, args, globals }) => {
    const { navigation } = await storyWords(globals)
    await userEvent.click(canvas.getByRole('button', { name: navigation.next }))
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: `${navigation.stepOf(2, 3)}: ${sampleText('Match columns')}` }),
      ).toHaveFocus(),
    )
    await userEvent.click(canvas.getByRole('button', { name: navigation.next }))
    await userEvent.click(await canvas.findByRole('button', { name: sampleText('Apply') }))
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledTimes(1))
  },
}

/** A step that is not right yet is not left; the summary of its errors takes the focus. */
export const WithErrors: Story = {
  render: function Render(args) {
    const [hasErrors, setErrors] = useState(false)
    return (
      <Wizard
        {...args}
        validate={() => {
          setErrors(true)
          return false
        }}
        errorSummary={hasErrors ? <Text>One thing is missing: the name of the file.</Text> : null}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const { navigation } = await storyWords(globals)
    await userEvent.click(canvas.getByRole('button', { name: navigation.next }))
    await waitFor(() =>
      expect(
        canvas.getByText(sampleText('One thing is missing: the name of the file.')).closest('[data-part="errors"]'),
      ).toHaveFocus(),
    )
  },
}

/** The last step. */
export const LastStep: Story = { args: { currentKey: 'check' } }

/** The last step is being carried out. */
export const Finishing: Story = { args: { currentKey: 'check', isFinishing: true } }
