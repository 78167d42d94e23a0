/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Moon, Sun } from 'lucide-react'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { captionText } from '../../testing/sampleCaptions.ts'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx'

const meta: Meta = {
  title: 'Visual/SegmentedControl',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const cases: Readonly<Record<string, Partial<SegmentedControlProps>>> = {
  words: { description: 'Of buttons, fields and chips.' },
  icons: {
    isLabelHidden: true,
    items: [
      { id: 'light', label: 'Light', icon: <Icon glyph={Sun} />, isIconOnly: true },
      { id: 'soft', label: 'Dark', icon: <Icon glyph={Moon} />, isIconOnly: true },
      { id: 'both', label: 'Both' },
    ],
  },
  wide: { fullWidth: true },
  disabled: { disabledReason: 'The default unit decides this.' },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Control']}
      rows={Object.entries(cases).map(([name, props]) => ({
        name,
        cells: [
          <SegmentedControl
            key={name}
            label={`${sampleText('Corners')}, ${captionText(name)}`}
            items={[
              { id: 'clear', label: 'Clear' },
              { id: 'soft', label: 'Soft' },
              { id: 'round', label: 'Rundungen' },
            ]}
            selectedKey="soft"
            onSelectionChange={() => undefined}
            {...props}
          />,
        ],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
