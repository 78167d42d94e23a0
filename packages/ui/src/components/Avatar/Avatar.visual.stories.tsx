/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Avatar, AvatarGroup } from './Avatar.tsx'

const meta: Meta = { title: 'Visual/Avatar', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const people = Array.from({ length: 12 }, (_, index) => `${String.fromCodePoint(65 + index)} Juma`)
const sizes = ['sm', 'md', 'lg'] as const

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={sizes}
      rows={[
        ...['Amani Juma', 'Miriam von Vogel', 'Ölçer', ''].map((name) => ({
          name: name === '' ? 'no name' : name,
          cells: sizes.map((size) => <Avatar key={size} name={name} size={size} />),
        })),
        ...[3, 12].map((count) => ({
          name: `group of ${count}`,
          cells: sizes.map((size) => (
            <AvatarGroup
              key={size}
              names={people.slice(0, count)}
              label={sampleText('{count} people', { count })}
              size={size}
            />
          )),
        })),
      ]}
    />
  ),
}
