/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bold, Italic, List } from 'lucide-react'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { allSampleTexts } from '../../testing/samples/sampleText.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Toolbar, ToolbarGroup } from './Toolbar.tsx'

const meta: Meta = {
  title: 'Visual/Toolbar',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, viewports: [320], hasRtl: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Wide', 'Narrow']}
      rows={['plain', 'outline'].map((name) => ({
        name,
        cells: [400, 110].map((inlineSize) => (
          <div key={inlineSize} style={{ inlineSize, maxInlineSize: '100%' }}>
            <Toolbar label={`${name} ${inlineSize}`}>
              {['Style', 'List'].map((group) => (
                <ToolbarGroup key={group} label={group}>
                  {Object.entries({ Bold, Italic, List }).map(([label, glyph]) => (
                    <IconButton
                      key={label}
                      label={`${allSampleTexts(group)} ${allSampleTexts(label)}`}
                      icon={<Icon glyph={glyph} />}
                      variant={name === 'plain' ? 'plain' : 'outline'}
                    />
                  ))}
                </ToolbarGroup>
              ))}
            </Toolbar>
          </div>
        )),
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
