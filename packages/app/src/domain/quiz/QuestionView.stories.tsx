import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import { questionTypes, type ShownQuestion } from '@somo/graphql/quiz/question'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleQuestions } from './questionFixture.ts'
import { QuestionView } from './QuestionView.tsx'

function Answered({ question }: { readonly question: ShownQuestion }) {
  const [answer, setAnswer] = useState<QuizAnswer | null>(null)
  return <QuestionView question={question} answer={answer} onAnswer={setAnswer} />
}

const meta = {
  title: 'Parts/QuestionView',
  component: QuestionView,
  decorators: [withTexts],
  parameters: screenLooks.state,
  args: { question: sampleQuestions.SINGLE, answer: null, onAnswer: () => undefined },
} satisfies Meta<typeof QuestionView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A question of each type, not answered. */
export const EveryType: Story = {
  render: () => (
    <main>
      <Stack space={44}>
        {questionTypes.map((type) => (
          <Answered key={type} question={sampleQuestions[type]} />
        ))}
      </Stack>
    </main>
  ),
}

/** Letters choose an option, as do the keys of radio buttons. */
export const ByKeyboard: Story = {
  render: ({ question }) => (
    <main>
      <Answered question={question} />
    </main>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('c')
    await expect(canvas.getByRole('radio', { name: /83°/ })).toBeChecked()
    await userEvent.keyboard('a')
    await expect(canvas.getByRole('radio', { name: /30°/ })).toBeChecked()
  },
}
