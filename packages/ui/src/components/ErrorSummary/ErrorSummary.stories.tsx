/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Button } from '../Button/Button.tsx'
import { Form, FormActions, FormSection } from '../Form/Form.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ErrorSummary, type ErrorSummaryProps, type SummaryError } from './ErrorSummary.tsx'

const score: SummaryError = { fieldId: 'summary-score', label: 'Least score', message: 'at most 100 % possible' }
const valid: SummaryError = {
  fieldId: 'summary-valid',
  label: 'Proof is valid for',
  message: 'ends before the reminder',
}

/** A summary where it belongs. */
const AboveFields = (props: ErrorSummaryProps) => (
  <Form onSubmit={() => undefined}>
    <ErrorSummary {...props} />
    <FormSection>
      <TextField
        id="summary-score"
        label="Least score"
        value="120"
        onChange={() => undefined}
        errorMessage="At most 100 %."
      />
      <TextField
        id="summary-valid"
        label="Proof is valid for"
        value="1"
        onChange={() => undefined}
        errorMessage="At least 2 months."
      />
    </FormSection>
  </Form>
)

const meta = {
  title: 'Components/Fields/ErrorSummary',
  component: ErrorSummary,
  args: { title: 'Two things keep this from being saved', attempt: 0, errors: [score, valid] },
  render: (args) => <AboveFields {...args} />,
} satisfies Meta<typeof ErrorSummary>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Each line leads to its field. */
export const LinksToFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: sampleText('Proof is valid for') }))
    await expect(canvas.getByRole('textbox', { name: sampleText('Proof is valid for') })).toHaveFocus()
  },
}

/** What the server refuses as a whole has no field to go to. */
export const WholeForm: Story = {
  args: {
    title: 'Two things keep this from being saved',
    errors: [{ message: 'Another draft of this medium is already being reviewed' }, score],
  },
}

function Saving() {
  const [attempt, setAttempt] = useState(0)
  return (
    <Form onSubmit={() => setAttempt(attempt + 1)}>
      <ErrorSummary
        title="One thing keeps this from being saved"
        attempt={attempt}
        errors={attempt === 0 ? [] : [{ fieldId: 'saving-name', label: 'Name', message: 'is missing' }]}
      />
      <TextField
        id="saving-name"
        label="Name"
        value=""
        onChange={() => undefined}
        {...(attempt === 0 ? {} : { errorMessage: 'Enter a name.' })}
      />
      <FormActions>
        <Button variant="solid" type="submit">
          Save
        </Button>
      </FormActions>
    </Form>
  )
}

/** Every failed save brings the focus here. */
export const TakesFocus: Story = {
  render: () => <Saving />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: sampleText('Save') })
    await userEvent.click(save)
    const summary = canvas.getByRole('group', { name: sampleText('One thing keeps this from being saved') })
    await expect(summary).toHaveFocus()
    await userEvent.click(save)
    await expect(summary).toHaveFocus()
  },
}

/** The field lies in a closed section; the link opens it first. */
export const OpensWhatHidesTheField: Story = {
  render: () => <Hidden />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: sampleText('Reminder') }))
    await expect(canvas.getByRole('textbox', { name: sampleText('Reminder') })).toHaveFocus()
  },
}

function Hidden() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Form onSubmit={() => undefined}>
      <ErrorSummary
        title="One thing keeps this from being saved"
        attempt={0}
        errors={[{ fieldId: 'hidden-reminder', label: 'Reminder', message: 'lies after the end' }]}
        onReveal={() => setOpen(true)}
      />
      <FormSection title="More">
        <div hidden={!isOpen}>
          <TextField
            id="hidden-reminder"
            label="Reminder"
            value="9"
            suffix="weeks"
            onChange={() => undefined}
            errorMessage="At most 4 weeks."
          />
        </div>
      </FormSection>
    </Form>
  )
}
