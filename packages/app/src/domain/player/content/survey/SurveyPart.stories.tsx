import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { screenLooks } from '../../../../../../../.storybook/modes.ts'
import { withTexts } from '../../../../testing/withTexts.tsx'
import { enrolmentFixture } from '../../playerFixture.ts'
import { PlayerView } from '../../PlayerView.tsx'
import { SurveySending, SurveyThanks } from './SurveySent.tsx'
import { SurveyTaking } from './SurveyTaking.tsx'
import { surveyFormFixture } from './surveyPlayerFixture.ts'
import type { SurveyAnswers } from './surveyQuestions.ts'

const taking = (answers: SurveyAnswers = {}) => (
  <SurveyTaking
    form={surveyFormFixture()}
    answers={answers}
    keep={fn()}
    use={{ save: fn(), saved: 'SAVED', savedAt: null, stop: null, hasRefused: false }}
    onSent={fn()}
  />
)

const meta = {
  title: 'Screens/media/survey',
  component: PlayerView,
  decorators: [withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    medium: { ...enrolmentFixture().medium, kind: 'SURVEY', title: 'Your opinion' },
    course: { outline: [], current: null, hrefOf: (item) => `?item=${item}`, onChoose: fn() },
    saving: { saved: 'SAVED', savedAt: null, isReview: false },
    news: {
      isOffline: false,
      stop: null,
      hasFailedToLeave: false,
      hasRefused: false,
      completed: null,
      onContinueHere: fn(),
      isPreview: false,
      onLeave: fn(),
      onDismissCompleted: fn(),
    },
    isLeaving: false,
    onLeave: fn(),
    children: taking(),
  },
} satisfies Meta<typeof PlayerView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The second question, after the first was answered. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  args: { children: taking({ clear: { type: 'SINGLE', option: 'partly' } }) },
}

/** Nothing is answered yet. */
export const New: Story = {}

/** Required answers are missing. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    const [review] = canvas.getAllByRole('button', { name: /Review and submit|Prüfen und abgeben|Kagua/ })
    if (review === undefined) throw new Error('The button is missing.')
    await userEvent.click(review)
    await expect(canvas.getByRole('heading', { level: 2, name: /2/ })).toHaveFocus()
  },
}

/** Sent without a network. */
export const Offline: Story = {
  args: {
    saving: { saved: 'OFFLINE', savedAt: null, isReview: false },
    children: <SurveySending isQueued />,
  },
}

/** The server has the answers. */
export const Thanks: Story = { args: { children: <SurveyThanks onShown={fn()} /> } }

/** A phone. */
export const Small: Story = { parameters: screenLooks.small }
