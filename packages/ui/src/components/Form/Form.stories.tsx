/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Button } from '../Button/Button.tsx'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { Form, FormActions, FormRow, FormSection } from './Form.tsx'

/** Keeps the text, as the form around a field does. */
function Controlled({ value: initial, ...props }: Omit<TextFieldProps, 'onChange'>) {
  const [value, setValue] = useState(initial)
  return <TextField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Components/Fields/Form',
  component: Form,
  args: { onSubmit: fn(), children: null },
} satisfies Meta<typeof Form>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const person = (
  <>
    <FormSection title="Person" description="As it stands on certificates.">
      <FormRow>
        <Controlled label="Given name" value="Amani" />
        <Controlled label="Family name" value="Juma" />
      </FormRow>
      <Controlled label="E-mail" type="email" value="amani.juma@uferwerk.example" />
    </FormSection>
    <FormSection title="Work">
      <Controlled label="Number" value="104217" isReadOnly description="Given by the HR system." />
    </FormSection>
    <FormActions>
      <Button>Cancel</Button>
      <Button variant="solid" type="submit">
        Save
      </Button>
    </FormActions>
  </>
)

/** Groups by a rule, fields that are read as one beside each other. */
export const Groups: Story = {
  args: { children: person },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: sampleText('Person') })).toHaveAccessibleDescription(
      sampleText('As it stands on certificates.'),
    )
    await userEvent.type(canvas.getByRole('textbox', { name: sampleText('Given name') }), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

/** After a failed save: the summary has the focus, every error stands at its field. */
export const WithErrors: Story = {
  args: {
    children: (
      <>
        <ErrorSummary
          title="Two things keep this from being saved"
          attempt={1}
          errors={[
            { fieldId: 'form-score', label: 'Least score', message: 'at most 100 % possible' },
            { fieldId: 'form-valid', label: 'Proof is valid for', message: 'ends before the reminder' },
          ]}
        />
        <FormSection>
          <Controlled
            id="form-score"
            label="Least score"
            value="120"
            suffix="%"
            errorMessage="At most 100 %. With 15 questions, 80 % are twelve right answers."
          />
        </FormSection>
        <FormSection>
          <Controlled
            id="form-valid"
            label="Proof is valid for"
            value="1"
            suffix="months"
            errorMessage="Shorter than the reminder, which comes 6 weeks before the end. Choose at least 2 months."
          />
        </FormSection>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: sampleText('Two things keep this from being saved') })).toHaveFocus(),
    )
  },
}

/** Groups without a title: the rule alone parts them. */
export const RulesAlone: Story = {
  args: {
    children: (
      <>
        <FormSection>
          <Controlled
            label="Name of the product"
            value="Uferwerk Akademie"
            description="In the browser's tab, the menu and e-mails."
          />
        </FormSection>
        <FormSection>
          <Controlled label="Greeting" value="Good to see you." />
        </FormSection>
      </>
    ),
  },
}

/** In drawers and dialogs the answers stand at the end of the foot. */
export const ActionsAtTheEnd: Story = {
  args: {
    children: (
      <>
        <Controlled label="Reason" value="" description="The person reads it." />
        <FormActions align="end">
          <Button>Cancel</Button>
          <Button variant="solid" type="submit">
            Send
          </Button>
        </FormActions>
      </>
    ),
  },
}
