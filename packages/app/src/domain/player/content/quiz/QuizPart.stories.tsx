import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { screenLooks } from '../../../../../../../.storybook/modes.ts'
import { sampleQuestions } from '../../../quiz/questionFixture.ts'
import { QuizResult } from '../../../quiz/QuizResult.tsx'
import { withTexts } from '../../../../testing/withTexts.tsx'
import { enrolmentFixture } from '../../playerFixture.ts'
import { PlayerView } from '../../PlayerView.tsx'
import { everyType, overviewFixture, sessionFixture } from './quizPlayerFixture.ts'
import type { QuizSessionData } from './quizSession.ts'
import { QuizStart } from './QuizStart.tsx'
import { QuizSubmitted } from './QuizSubmitted.tsx'
import { QuizTaking } from './QuizTaking.tsx'

const taking = (parts: Partial<QuizSessionData> = {}) => (
  <QuizTaking
    session={sessionFixture(parts)}
    opened={{ clock: { endsAt: Date.parse('2026-11-24T08:44:00Z'), offset: 0 }, open: async () => null }}
    use={{ save: fn(), saved: 'SAVED', savedAt: null }}
    writeTime={() => '08:44'}
    onHandedIn={fn()}
  />
)

const meta = {
  title: 'Screens/media/quiz',
  component: PlayerView,
  decorators: [withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    medium: { ...enrolmentFixture().medium, kind: 'QUIZ', title: 'Final test' },
    course: { outline: [], current: null, hrefOf: (item) => `?item=${item}`, onChoose: fn() },
    saving: { saved: 'SAVED', savedAt: '12:04', isReview: false },
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

/** One question a page. */
export const Filled: Story = { parameters: screenLooks.whole }

/** Before the time begins. */
export const New: Story = {
  args: {
    children: (
      <QuizStart
        overview={overviewFixture({ previous: 'attempt' })}
        isOpening={false}
        hasFailed={false}
        onBegin={fn()}
        onPrevious={fn()}
      />
    ),
  },
}

/** A question of each type on one page. */
export const EveryType: Story = { args: { children: taking({ paging: 'ALL', questions: everyType }) } }

/** The check before the hand-in. */
export const Review: Story = {
  play: async ({ canvas }) => {
    const [review] = canvas.getAllByRole('button', { name: /Review and submit|Prüfen und abgeben|Kagua/ })
    if (review === undefined) throw new Error('The button is missing.')
    await userEvent.click(review)
    await expect(canvas.getByRole('heading', { level: 2, name: /3/ })).toHaveFocus()
  },
}

/** Handed in without a network. */
export const Offline: Story = {
  args: {
    saving: { saved: 'OFFLINE', savedAt: '12:04', isReview: false },
    children: <QuizSubmitted use={{ saved: 'OFFLINE' }} isHandedIn onHandedIn={fn()} />,
  },
}

/** The result with an answer to look at again. */
export const Result: Story = {
  args: {
    children: (
      <QuizResult
        state="PASSED"
        score={87}
        passMark={80}
        correct={13}
        scored={15}
        notes={['Attempt 1 of 3']}
        questions={[
          {
            position: 3,
            score: 0,
            question: sampleQuestions.SINGLE,
            answer: { type: 'SINGLE', option: 'o1' },
            rightAnswer: { type: 'SINGLE', option: 'o2' },
            feedback: ['The steeper the strap, the harder it presses.'],
          },
        ]}
      />
    ),
  },
}

/** A phone with the list of questions open. */
export const Small: Story = {
  parameters: screenLooks.small,
  play: async () => {
    const toggle = screen.queryByRole('button', { name: /^(Questions|Fragen|Maswali)$/ })
    if (toggle === null) return
    await userEvent.click(toggle)
    await expect(screen.getByRole('navigation')).toBeVisible()
  },
}
