/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { sampleCategories, sampleUnits } from './sampleTree.tsx'
import { Tree } from './Tree.tsx'

const meta: Meta = {
  title: 'Visual/Tree',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320], hasRtl: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const stay = (): void => undefined

export const States: StoryObj = {
  render: (_, { globals }) => (
    <StatesTable
      columns={[caption(globals, 'Outline'), caption(globals, 'Branches'), caption(globals, 'Plain')]}
      rows={[
        {
          name: caption(globals, 'tree'),
          cells: [
            <Tree
              key="outline"
              label="1"
              items={sampleUnits}
              expandedKeys={new Set(['uferwerk', 'hamburg', 'sued'])}
              onExpandedChange={stay}
              currentKey="north"
            />,
            <Tree
              key="branches"
              label="2"
              items={sampleUnits}
              expandedKeys={new Set(['uferwerk', 'hamburg', 'bremen', 'sued', 'mombasa'])}
              onExpandedChange={stay}
              branchStates={
                new Map([
                  ['hamburg', 'loading'],
                  ['bremen', 'failed'],
                ])
              }
            />,
            <Tree
              key="plain"
              label="3"
              items={sampleCategories}
              expandedKeys={new Set(['sage'])}
              onExpandedChange={stay}
              currentKey="all"
              selectedKey="basics"
              onSelectionChange={stay}
              variant="plain"
            />,
          ],
        },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
