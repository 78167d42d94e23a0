/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, BookOpen, Check, Search } from 'lucide-react'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Icon } from './Icon.tsx'
import { iconPlaces } from './iconSizes.ts'

const meta: Meta = { title: 'Visual/Icon', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const glyphs = { Book: BookOpen, Search, Bell, Check }

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={iconPlaces}
      rows={Object.entries(glyphs).map(([name, glyph]) => ({
        name,
        cells: iconPlaces.map((size) => <Icon key={size} glyph={glyph} size={size} />),
      }))}
    />
  ),
}
