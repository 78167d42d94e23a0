import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { failed, known } from '../../../testing/answers.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { abilitiesFixture, duplicatesFixture, mergeFixture, peopleFixture, personFixture } from '../peopleFixture.ts'
import { DuplicatesTab, type DuplicatesTabProps } from './DuplicatesTab.tsx'
import { MergeView } from './MergeView.tsx'
import { PersonView } from '../person/PersonPart.tsx'

const now = new Date('2026-11-22T09:30:00Z')
const nothing = () => undefined
const answer = { changed: 1, job: null, userErrors: [], problem: null }

const use: DuplicatesTabProps['use'] = {
  duplicates: known(duplicatesFixture),
  retry: nothing,
  keepApart: () => Promise.resolve(answer),
  find: () => Promise.resolve([]),
}

const drawer = (children: React.ReactNode) => (
  <PersonView
    uuid="person-1"
    row={peopleFixture[0] ?? null}
    tab="duplicates"
    tabHref={(tab) => `/?open=person-1&tab=${tab}`}
    steps={{ onPrevious: null, onNext: nothing }}
    abilities={abilitiesFixture()}
    person={known(personFixture())}
    onClose={nothing}
    onAct={nothing}
    onRetry={nothing}
  >
    {() => children}
  </PersonView>
)

const meta = {
  title: 'Screens/user-management/duplicates',
  component: DuplicatesTab,
  decorators: [withTexts, withAddresses],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  render: (args) => drawer(<DuplicatesTab {...args} />),
  args: { use, mayChange: true, dates: datesFixture, now, onMerge: fn(), onChanged: fn() },
} satisfies Meta<typeof DuplicatesTab>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Nobody looks like the same person; somebody can still be searched. */
export const New: Story = { args: { use: { ...use, duplicates: known([]) } } }

export const Filled: Story = {
  play: async ({ args }) => {
    const [first] = await screen.findAllByRole('button', { name: /Okaphor/ })
    if (first !== undefined) await userEvent.click(first)
    await expect(args.onMerge).toHaveBeenCalledWith('person-9')
  },
}

/** The reader may not change the second of the two, who manages the product: nothing is offered that would be refused. */
export const MoreRights: Story = {
  args: {
    use: {
      ...use,
      duplicates: known(
        duplicatesFixture.map((one, place) =>
          place === 0 ? { ...one, user: { ...one.user, mayChange: false } } : one,
        ),
      ),
    },
  },
  play: async () => {
    await expect(await screen.findByText('Only an administrator can change people with more rights.')).toBeVisible()
    await expect(screen.getAllByRole('button', { name: /^Merge with/ })).toHaveLength(duplicatesFixture.length - 1)
  },
}

/** Nor the person itself: those who look alike can only be read. */
export const ReadOnly: Story = {
  args: { mayChange: false },
  play: async () => {
    await expect(await screen.findByText('Only an administrator can change people with more rights.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Merge with|Not the same person/ })).toBeNull()
    await expect(screen.queryByRole('combobox')).toBeNull()
  },
}

/** The duplicates did not come; the search beside them works. */
export const PartialError: Story = { args: { use: { ...use, duplicates: failed('UNREACHABLE') } } }

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

const merging = (merge = fn(() => Promise.resolve(answer))) => (
  <MergeView
    use={{ forecast: known(mergeFixture()), retry: nothing, merge }}
    dates={datesFixture}
    now={now}
    onBack={nothing}
    onMerged={nothing}
  />
)

/** One value of each field in which both differ; nothing is chosen in advance. */
export const Merging: Story = {
  render: () => drawer(merging()),
  play: async () => {
    for (const radio of await screen.findAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
}
export const MergingSmall: Story = {
  ...Merging,
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}

const calls = fn(() => Promise.resolve({ ...answer, userErrors: [{ code: 'CHANGED_MEANWHILE', path: ['loser'] }] }))

/** All is chosen: what it brings about, and the name to be typed. */
export const MergeQuestion: Story = {
  render: () => drawer(merging(calls)),
  play: async () => {
    calls.mockClear()
    for (const group of await screen.findAllByRole('radiogroup')) {
      const last = group.querySelector<HTMLInputElement>('label:last-of-type input')
      if (last !== null) await userEvent.click(last)
    }
    const [goOn] = screen.getAllByRole('button', { name: /Continue|Weiter|Endelea/ })
    if (goOn !== undefined) await userEvent.click(goOn)
    await userEvent.type(await screen.findByRole('textbox', { name: /Amina Okaphor/ }), 'Amina Okaphor{Enter}')
    await waitFor(() =>
      expect(calls).toHaveBeenCalledWith(
        expect.anything(),
        ['SIGN_IN', 'FAMILY_NAME', 'EMAIL', 'EXTERNAL_ID'],
        'Amina Okaphor',
      ),
    )
  },
}

/** Oneself is united with nobody by oneself. */
export const MergeRefused: Story = {
  render: () =>
    drawer(
      <MergeView
        use={{ forecast: known(mergeFixture({ refused: ['SELF'] })), retry: nothing, merge: fn() }}
        dates={datesFixture}
        now={now}
        onBack={nothing}
        onMerged={nothing}
      />,
    ),
}
