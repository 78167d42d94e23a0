import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known, waiting } from '../../testing/answers.ts'
import { screenListFixture } from '../../testing/listFixture.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { facetsFixture, offeredMedia, offeredPathsFixture, recommendationsFixture } from './catalogueFixture.ts'
import { CatalogueView, type CatalogueViewProps } from './CatalogueView.tsx'
import { catalogueList } from './list/catalogueList.ts'

const noCursors = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const use = { retry: fn(), refetch: fn(() => Promise.resolve()) }

function listed(
  query = '',
  items = offeredMedia(),
  isNearest = false,
): Pick<CatalogueViewProps, 'address' | 'page' | 'count'> {
  const { address, page, count } = screenListFixture(catalogueList, items, { query })
  const { data } = page
  return {
    address,
    page: data === null ? waiting : known({ items: [...data.items], pageInfo: noCursors, isNearest }),
    count: { ...count, retry: fn() },
  }
}

const noRecommendations = { items: [], onDismiss: fn() }

const meta = {
  title: 'Screens/catalogue',
  component: CatalogueView,
  decorators: [withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.catalogue,
    ...listed(),
    facets: { ...known(facetsFixture()), ...use },
    recommendations: noRecommendations,
    paths: { items: [], pending: null, onStart: fn() },
    retry: fn(),
    onStep: fn(),
    hrefOf: (uuid: string) => `/catalogue?medium=${uuid}`,
  },
} satisfies Meta<typeof CatalogueView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

type Story = StoryObj<typeof meta>

/** Media in every state, with recommendations above. */
export const Filled: Story = {
  args: {
    recommendations: { items: recommendationsFixture(), onDismiss: fn() },
    paths: { items: offeredPathsFixture(), pending: null, onStart: fn() },
  },
  parameters: screenLooks.whole,
  play: async () => {
    await expect(screen.getByRole('list', { name: 'Recommended for you' })).toBeVisible()
    await expect(screen.getByText('Often completed with “Difficult conversations”')).toBeVisible()
    await expect(screen.getAllByRole('button', { name: 'Not interested' })).toHaveLength(4)
  },
}

/** Before anything is published for the person. */
export const New: Story = {
  args: {
    ...listed('', []),
    facets: {
      ...known({ total: 0, kinds: [], languages: [], durations: [], withCertificate: 0, categories: [] }),
      ...use,
    },
  },
}

export const Searched: Story = {
  args: listed('q=briefing&kind=COURSE', offeredMedia().slice(0, 3)),
  play: async () => {
    await expect(screen.getByRole('heading', { level: 2, name: '3 results for “briefing”' })).toBeVisible()
  },
}

/** Nothing matches; the nearest titles are shown. */
export const Nearest: Story = {
  args: listed('q=breifing', offeredMedia().slice(0, 2), true),
  play: async () => {
    await expect(screen.getByText(/Nothing found for “breifing”/)).toBeVisible()
  },
}

/** Nothing matches, and nothing is near. */
export const NoMatch: Story = { args: listed('q=zzz', []) }

export const FirstLoad: Story = { args: { page: waiting, facets: { ...waiting, ...use } } }

export const Failed: Story = { args: { page: failed('UNAVAILABLE') } }

/** The list came, the numbers of the filters did not. */
export const PartialError: Story = { args: { facets: { ...failed('UNAVAILABLE'), ...use } } }

export const Small: Story = { parameters: screenLooks.small }
