/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { ProgressBar } from './ProgressBar.tsx'

const meta: Meta = {
  title: 'Visual/ProgressBar',
  tags: ['visual'],
  parameters: visual({ locales: ['de'], primaries: ['#f5c400'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const words = {
  en: {
    import: 'Import',
    many: 'Import of 214 people',
    text: '93 of 214 people, about 2 min left',
    list: 'Preparing the list',
  },
  de: {
    import: 'Import',
    many: 'Import von 214 Personen',
    text: '93 von 214 Personen, noch etwa 2 Min.',
    list: 'Die Liste wird vorbereitet',
  },
  sw: {
    import: 'Uingizaji',
    many: 'Uingizaji wa watu 214',
    text: 'Watu 93 kati ya 214, takriban dakika 2 zimebaki',
    list: 'Orodha inaandaliwa',
  },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={[
          { name: caption(globals, 'nothing'), cells: [<ProgressBar key="0" label={texts.import} value={0} />] },
          {
            name: caption(globals, 'words'),
            cells: [<ProgressBar key="words" label={texts.many} value={93} max={214} valueText={texts.text} />],
          },
          { name: caption(globals, 'everything'), cells: [<ProgressBar key="all" label={texts.import} value={100} />] },
          { name: caption(globals, 'endless'), cells: [<ProgressBar key="endless" label={texts.list} />] },
          {
            name: caption(globals, 'label hidden'),
            cells: [<ProgressBar key="hidden" label={texts.import} value={44} isLabelHidden />],
          },
        ]}
      />
    )
  },
}
