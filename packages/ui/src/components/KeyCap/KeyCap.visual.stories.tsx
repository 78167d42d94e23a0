/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { captionText } from '../../testing/sampleCaptions.ts'
import { KeyCap, KeyHint } from './KeyCap.tsx'

const meta: Meta = { title: 'Visual/KeyCap', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Cap', 'Hint']}
      rows={['j', '↑', 'Enter', 'Strg'].map((key) => ({
        name: key,
        cells: [
          <KeyCap key="cap">{key}</KeyCap>,
          <KeyHint key="hint" keys={[key]}>
            {captionText('choose')}
          </KeyHint>,
        ],
      }))}
    />
  ),
}
