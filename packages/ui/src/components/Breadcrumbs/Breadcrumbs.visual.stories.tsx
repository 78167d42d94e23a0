/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta: Meta = {
  title: 'Visual/Breadcrumbs',
  tags: ['visual'],
  parameters: visual({ viewports: [320], locales: ['de', 'sw'], hasRtl: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const words = {
  en: {
    path: 'Path',
    names: ['Uferwerk Logistik', 'Hamburg', 'Harbour', 'Verkehrsdispositionsabteilung', 'Lager Nord'],
    current: 'Night shift',
  },
  de: {
    path: 'Pfad',
    names: ['Uferwerk Logistik', 'Hamburg', 'Hafenumschlagsbetriebe', 'Verkehrsdispositionsabteilung', 'Lager Nord'],
    current: 'Nachtschicht der Warenannahme',
  },
  sw: {
    path: 'Njia',
    names: ['Uferwerk Logistik', 'Hamburg', 'Bandarini', 'Idara ya uratibu wa usafirishaji', 'Ghala la Kaskazini'],
    current: 'Zamu ya usiku',
  },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const { path, names, current } = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={['600 px', '260 px']}
        rows={[1, 2, 5].map((count) => ({
          name: `${count} ${caption(globals, 'above')}`,
          cells: [600, 260].map((width) => (
            <div key={width} style={{ inlineSize: width, maxInlineSize: '100%' }}>
              <Breadcrumbs
                label={`${path} ${count}, ${width}`}
                items={names.slice(0, count).map((label) => ({ id: label, label, href: `/units/${label}` }))}
                {...(count === 2 ? {} : { current })}
              />
            </div>
          )),
        }))}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
