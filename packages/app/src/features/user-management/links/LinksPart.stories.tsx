import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { known } from '../../../testing/answers.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { linksFixture } from './linksFixture.ts'
import { LinksView } from './LinksPart.tsx'

const nothing = () => undefined
const oneAndOnly = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }

const meta = {
  title: 'Screens/user-management/waiting links',
  component: LinksView,
  decorators: [
    // At the end of the page, where the list opens it.
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
    withTexts,
    withAddresses,
  ],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: {
    use: {
      cases: known({ items: linksFixture, pageInfo: oneAndOnly }),
      retry: nothing,
      decide: () => Promise.resolve({ changed: 1, job: null, userErrors: [], problem: null }),
    },
    dates: datesFixture,
    now: new Date('2026-11-22T09:30:00Z'),
    onClose: nothing,
    onChanged: nothing,
    onPage: nothing,
  },
} satisfies Meta<typeof LinksView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Sign-ins that match nobody for certain, and what managers ask. */
export const Filled: Story = {}

/** Nothing waits. */
export const New: Story = { args: { use: { ...meta.args.use, cases: known({ items: [], pageInfo: oneAndOnly }) } } }
