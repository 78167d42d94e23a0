import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta: Meta = { title: 'Visual/Breadcrumbs', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const names = ['Uferwerk Logistik', 'Hamburg', 'Harbour', 'Verkehrsdispositionsabteilung', 'Lager Nord']

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['600 px', '260 px']}
      rows={[1, 2, 5].map((count) => ({
        name: `${count} above`,
        cells: [600, 260].map((width) => (
          <div key={width} style={{ inlineSize: width, maxInlineSize: '100%' }}>
            <Breadcrumbs
              label={`Path of ${count} in ${width}`}
              items={names.slice(0, count).map((label) => ({ id: label, label, href: `/units/${label}` }))}
              {...(count === 2 ? {} : { current: 'Night shift' })}
            />
          </div>
        )),
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
