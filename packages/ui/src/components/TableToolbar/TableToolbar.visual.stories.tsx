/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, type StoryGlobals } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Button } from '../Button/Button.tsx'
import { ColumnChooser } from '../ColumnChooser/ColumnChooser.tsx'
import { sampleColumns } from '../ColumnChooser/sampleColumns.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { TableToolbar } from './TableToolbar.tsx'

const meta: Meta = {
  title: 'Visual/TableToolbar',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, viewports: [320], locales: ['de', 'sw'], hasRtl: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const stay = (): void => undefined
const words = {
  en: { search: 'Search people', placeholder: 'Name, e-mail or number', export: 'Export' },
  de: { search: 'Personen suchen', placeholder: 'Name, E-Mail oder Nummer', export: 'Exportieren' },
  sw: { search: 'Tafuta watu', placeholder: 'Jina, barua pepe au namba', export: 'Hamisha' },
}

const toolbarIn = (globals: StoryGlobals) => {
  const texts = inStoryLanguage(globals, words)
  return (
    <TableToolbar
      search={
        <SearchField
          label={texts.search}
          isLabelHidden
          placeholder={texts.placeholder}
          keyHint="/"
          value=""
          onChange={stay}
        />
      }
      columns={<ColumnChooser columns={sampleColumns} onLayoutChange={stay} />}
      density={{ value: 'comfortable', onChange: stay }}
      actions={<Button>{texts.export}</Button>}
    />
  )
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const toolbar = toolbarIn(globals)
    return (
      <StatesTable
        columns={[caption(globals, 'Toolbar')]}
        rows={[
          { name: caption(globals, 'wide'), cells: [toolbar] },
          {
            name: caption(globals, 'narrow'),
            cells: [
              <div key="narrow" style={{ inlineSize: 300, maxInlineSize: '100%' }}>
                {toolbar}
              </div>,
            ],
          },
        ]}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
