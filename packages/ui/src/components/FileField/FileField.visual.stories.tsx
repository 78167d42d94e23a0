import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { FileField, type FileFieldProps } from './FileField.tsx'

const meta: Meta = {
  title: 'Visual/FileField',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined
const files = [new File([new Uint8Array(812_000)], 'Ladeplan.pdf'), new File([new Uint8Array(2_400_000)], 'Hinterachse, zweiter Versuch.jpg')]

const states: Readonly<Record<string, Partial<FileFieldProps>>> = {
  empty: { description: 'Possible until 12 December.' },
  limits: { accept: ['.pdf', 'image/*'], maxSize: 10_000_000, isMultiple: true, maxFiles: 4 },
  chosen: { isMultiple: true, value: files },
  invalid: { isRequired: true, errorMessage: 'Without a proof the record cannot be reviewed.' },
  disabled: { disabledReason: 'The task was handed in on 12 November.' },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={Object.entries(states).map(([name, props]) => ({
        name,
        cells: [<FileField key={name} label={`File, ${name}`} value={[]} onChange={nothing} {...props} />],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
