import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { CardGrid } from '../CardGrid/CardGrid.tsx'
import { Cover } from '../Cover/Cover.tsx'
import { Card } from './Card.tsx'

const meta: Meta = { title: 'Visual/Card', tags: ['visual'], parameters: visual({ hasDensities: true, viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const cover = <Cover category="lilac" id="privacy" shape="card" />
const facts = ['Course']

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Short title', 'Long title', 'Without a foot']}
      rows={[
        {
          name: 'card',
          cells: [
            <CardGrid key="short" label="Short">
              <Card id="a" title="Erste Hilfe" href="/a" cover={cover} facts={facts} state="Ready to start" actionLabel="Start" actionHref="/a/play" />
            </CardGrid>,
            <CardGrid key="long" label="Long">
              <Card id="b" title="Datenschutz-Grundverordnung: Auskunft, Löschung und Berichtigung" href="/b" cover={cover} facts={facts} state="3 of 8 parts" actionLabel="Resume" actionHref="/b/play" />
            </CardGrid>,
            <CardGrid key="bare" label="Bare">
              <Card id="c" title="Erste Hilfe" href="/c" cover={cover} />
            </CardGrid>,
          ],
        },
      ]}
    />
  ),
  play: ({ canvas }) => {
    const [first] = canvas.getAllByRole('link')
    first?.focus()
  },
}

export const Focus = focusStory(meta, States)
