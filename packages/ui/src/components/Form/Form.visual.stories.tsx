import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, FormActions, FormRow, FormSection } from './Form.tsx'

const meta: Meta = { title: 'Visual/Form', tags: ['visual'], parameters: visual({ hasDensities: true, viewports: [320], hasRtl: true }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const field = (label: string, value: string) => <TextField label={label} value={value} onChange={nothing} />

const sections = (
  <Form onSubmit={nothing}>
    <FormSection title="Person" description="As it stands on certificates.">
      <FormRow>
        {field('Given name', 'Amani')}
        {field('Family name', 'Juma')}
      </FormRow>
      {field('E-mail', 'amani.juma@uferwerk.example')}
    </FormSection>
    <FormSection>{field('Number', '104217')}</FormSection>
    <FormSection title="Work">{field('Place', 'Bremerhaven')}</FormSection>
  </Form>
)

const actions = (align: 'start' | 'end') => (
  <FormActions align={align}>
    <Button>Cancel</Button>
    <Button variant="solid">Save</Button>
  </FormActions>
)

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={[
        { name: 'groups', cells: [sections] },
        { name: 'actions', cells: [actions('start')] },
        { name: 'at the end', cells: [actions('end')] },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
