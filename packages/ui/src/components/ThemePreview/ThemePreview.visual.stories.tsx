/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { captionText } from '../../testing/sampleCaptions.ts'
import { palette } from '../../theme/palette.ts'
import { themeNames } from '../../theme/tokens.ts'
import { Button } from '../Button/Button.tsx'
import { sampleEntries } from './sampleEntries.tsx'
import { previewWidths, ThemePreview } from './ThemePreview.tsx'

const meta: Meta = { title: 'Visual/ThemePreview', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const roles = palette('#f5c400')

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={[...themeNames]}
      rows={previewWidths.map((width) => ({
        name: width,
        cells: themeNames.map((theme) => (
          <ThemePreview
            key={theme}
            theme={theme}
            label={`${captionText(theme)}, ${captionText(width)}`}
            roles={roles[theme]}
            productName="Uferwerk Academy"
            width={width}
            entries={sampleEntries}
          >
            <Button variant="solid">Resume</Button>
          </ThemePreview>
        )),
      }))}
    />
  ),
}
