import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import {
  ConflictDrawer,
  NobodyLeft,
  NoNetwork,
  NobodyYet,
  NotAllowed,
  NotLoaded,
  PartMissing,
} from './samplePeopleStates.tsx'
import { narrowFilters, nobody, partOfPeople, peopleBefore } from './samplePeople.tsx'
import { SamplePeoplePage } from './SamplePeoplePage.tsx'

const nothing = (): void => undefined

const meta: Meta = {
  title: 'Visual/ListPage',
  tags: ['visual'],
  parameters: { ...visual({ locales: ['de', 'sw'], viewports: [320, 360] }), layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvh', display: 'grid' }}>
        <Story />
      </main>
    ),
  ],
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const WithSelection: StoryObj = {
  parameters: {
    ...visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [360, 1440], hasRtl: true }),
    layout: 'fullscreen',
  },
  render: () => <SamplePeoplePage selected={new Set(['p2', 'p3'])} />,
}
export const FirstLoad: StoryObj = { render: () => <SamplePeoplePage rows={nobody} status="loading" /> }
export const Refreshing: StoryObj = { render: () => <SamplePeoplePage status="refreshing" /> }
export const EmptyBecauseNew: StoryObj = {
  render: () => <SamplePeoplePage rows={nobody} hasTools={false} actions={null} slots={{ empty: <NobodyYet /> }} />,
}
export const EmptyBecauseFiltered: StoryObj = {
  render: () => (
    <SamplePeoplePage rows={nobody} filters={narrowFilters} slots={{ empty: <NobodyLeft onClear={nothing} /> }} />
  ),
}
export const PartialData: StoryObj = {
  render: () => <SamplePeoplePage rows={partOfPeople} slots={{ notice: <PartMissing /> }} />,
}
export const NoPermission: StoryObj = {
  render: () => (
    <SamplePeoplePage
      rows={nobody}
      status="refused"
      hasTools={false}
      actions={null}
      slots={{ refused: <NotAllowed /> }}
    />
  ),
}
export const Offline: StoryObj = {
  render: () => <SamplePeoplePage rows={peopleBefore} status="offline" slots={{ offline: <NoNetwork /> }} />,
}
export const Failed: StoryObj = {
  render: () => (
    <SamplePeoplePage
      rows={nobody}
      status="failed"
      filters={narrowFilters}
      slots={{ failed: <NotLoaded onRetry={nothing} /> }}
    />
  ),
}
export const Conflict: StoryObj = {
  parameters: { ...visual({ locales: ['de', 'sw'], viewports: [360, 1440], hasRtl: true }), layout: 'fullscreen' },
  render: () => <SamplePeoplePage openId="p1" drawer={<ConflictDrawer onClose={nothing} />} />,
}
