import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { useState } from 'react'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { allowedLocales } from '../../platform/build/constants.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { PaletteView, type PaletteViewProps } from './PaletteView.tsx'
import type { SearchResult } from './usePaletteSearch.ts'

const person: SearchResult = {
  kind: 'PERSON',
  uuid: 'p1',
  title: 'Jane O’Brien',
  detail: 'Harbour',
  createdAt: null,
  canSuspend: true,
}
const results: readonly SearchResult[] = [
  person,
  { ...person, uuid: 'p2', title: 'Brienne Müller', detail: 'Workshop', canSuspend: false },
  { kind: 'UNIT', uuid: 'u1', title: 'O’Brien Street', detail: 'obrien', createdAt: null, canSuspend: false },
  {
    kind: 'IMPORT',
    uuid: 'i1',
    title: 'obrien-2026.csv',
    detail: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    canSuspend: false,
  },
]

/** Keeps what is typed, as the frame does. */
function Typed(props: PaletteViewProps) {
  const [query, setQuery] = useState(props.query)
  return (
    <PaletteView
      {...props}
      query={query}
      onSearch={(next) => {
        props.onSearch(next)
        setQuery(next)
      }}
    />
  )
}

const answered: PaletteViewProps['search'] = { results: [], isWaiting: false, hasFailed: false, retry: fn() }

const meta = {
  title: 'Screens/frame/palette',
  component: PaletteView,
  render: (args) => <Typed {...args} />,
  decorators: [withTexts, withAddresses],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    roles: ['LEARNER'],
    language: { offered: allowedLocales, selected: 'en', onSelect: fn() },
    theme: { selected: 'default', onSelect: fn() },
    isViewing: false,
    onSignOut: fn(),
    query: '',
    onSearch: fn(),
    search: answered,
    isOnline: true,
  },
} satisfies Meta<typeof PaletteView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Before anything is typed: every page of the menu, then the actions. */
export const Open: Story = {
  parameters: screenLooks.whole,
  play: async () => {
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const AllRoles: Story = { args: { roles: ['ADMIN', 'EDUCATION_MANAGER', 'LEARNER'] } }

const foundArgs = {
  roles: ['ADMIN'],
  query: 'obrien',
  search: { ...answered, results },
} satisfies Partial<PaletteViewProps>

/** People, units and imports with what was typed marked in them, however it is spelled. */
export const Found: Story = {
  args: foundArgs,
  globals: { locale: 'en' },
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(3),
    )
    await expect(screen.getByRole('option', { name: /Jane O’Brien/ }).querySelector('mark')).toHaveTextContent(
      'O’Brien',
    )
    await expect(screen.getByRole('status')).toHaveTextContent('4 results')
  },
}

/** A newer question is on its way: the last results stay. */
export const Refreshing: Story = { args: { ...foundArgs, search: { ...answered, results, isWaiting: true } } }

/** The server did not answer: pages and actions are there, and it can be asked again. */
export const Failed: Story = {
  args: { roles: ['ADMIN'], query: 'unit', search: { ...answered, hasFailed: true } },
  globals: { locale: 'en' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'People, units and imports can’t be searched at the moment.',
    )
    // The window fades in.
    await waitFor(() => expect(screen.getByRole('option', { name: /Unit management/ })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(args.search.retry).toHaveBeenCalled()
  },
}

export const Offline: Story = {
  args: { roles: ['ADMIN'], query: 'unit', isOnline: false },
  globals: { locale: 'en' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline.')
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

/** "Suspend" before or after a name offers the question about each person found. */
export const Suspending: Story = {
  args: { roles: ['ADMIN'], query: 'suspend obrien', search: { ...answered, results: results.slice(0, 2) } },
  globals: { locale: 'en' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('option', { name: /Suspend Jane O’Brien…/ })).toBeVisible())
    await expect(screen.queryByRole('option', { name: /Suspend Brienne/ })).toBeNull()
  },
}

/** By the keyboard alone: typed, and the action is done with Enter. */
export const ByKeyboard: Story = {
  globals: { locale: 'en' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox')
    await userEvent.type(field, 'violet{Enter}')
    await waitFor(() => expect(args.theme.onSelect).toHaveBeenCalledWith('dark'))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Small: Story = {
  args: foundArgs,
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}
