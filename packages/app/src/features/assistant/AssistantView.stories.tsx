import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { openScreensOf } from '../../routes/menu/openScreens.tsx'
import { titles } from '../../routes/titles.ts'
import { failed, known } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { answerFixture, dueAnswer, overdueAnswer, stateFixture, turnFixture } from './answerFixture.ts'
import type { AssistantState } from './assistantTypes.ts'
import { AssistantView } from './AssistantView.tsx'

const asking = { retry: fn(), refetch: () => Promise.resolve() }
const stateOf = (state: AssistantState) => ({ ...known(state), ...asking })

const meta = {
  title: 'Screens/assistant',
  component: AssistantView,
  decorators: [withAddresses, withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.assistant,
    dates: datesFixture,
    turns: [],
    roles: ['LEARNER'],
    screens: openScreensOf(['ADMIN', 'EDUCATION_MANAGER', 'LEARNER']),
    state: stateOf(stateFixture({ asked: 0, history: [] })),
    ask: fn(),
    deleteHistory: () => Promise.resolve(null),
  },
} satisfies Meta<typeof AssistantView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Nothing was asked yet. */
export const New: Story = {}

/** Answers with rows, without any, and one that nobody knows. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  args: {
    roles: ['LEARNER', 'EDUCATION_MANAGER'],
    state: stateOf(stateFixture()),
    turns: [
      turnFixture(dueAnswer),
      turnFixture(overdueAnswer, 2),
      turnFixture(answerFixture({ question: 'How many days of holiday are left?', screens: ['/my-profile'] }), 3),
    ],
  },
}

/** A question whose answer did not come. */
export const PartialError: Story = {
  args: {
    state: stateOf(stateFixture()),
    turns: [
      {
        ...turnFixture(dueAnswer),
        answer: null,
        failure: { problem: failed('UNAVAILABLE').problem, code: null },
      },
    ],
  },
}

/** The installation does not offer it. */
export const SwitchedOff: Story = { args: { state: stateOf(stateFixture({ isOn: false })) } }

/** A phone. */
export const Small: Story = { ...Filled, globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }
