import type { QuestionType } from '@somo/graphql/quiz/question'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { screenLooks } from '../../../../../../../../.storybook/modes.ts'
import { withAddresses } from '../../../../../testing/withAddresses.tsx'
import { withTexts } from '../../../../../testing/withTexts.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { writeQuestion } from './questionContent.ts'
import { emptyQuestion, type QuestionValues } from './questionForm.ts'
import { editedQuestionFixture } from '../quizEditorFixture.ts'

const question = (type: QuestionType, values: Partial<QuestionValues>) =>
  editedQuestionFixture(1, { type, content: writeQuestion(type, { ...emptyQuestion(), ...values }) })

const meta = {
  title: 'Screens/media-management/question',
  component: QuestionForm,
  decorators: [withAddresses, withTexts],
  parameters: screenLooks.state,
  args: { type: 'SINGLE', edited: null, acts: { create: fn(), save: fn() }, onSaved: fn() },
} satisfies Meta<typeof QuestionForm>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A question that was answered already. */
export const Filled: Story = {
  args: { edited: { ...editedQuestionFixture(1), isUsed: true } },
}

/** A new question. */
export const New: Story = {}

/** Pairs of a matching question. */
export const Matching: Story = {
  args: {
    type: 'MATCHING',
    edited: question('MATCHING', {
      stem: 'What burns in each class of fire?',
      entries: [
        { id: 'a', text: 'Class A', match: 'Wood and paper' },
        { id: 'b', text: 'Class B', match: 'Petrol and oil' },
      ],
    }),
  },
}

/** A text with gaps. */
export const Cloze: Story = {
  args: {
    type: 'CLOZE',
    edited: question('CLOZE', {
      stem: 'Complete the rule.',
      cloze: 'First say [=where|why] it burns, then wait for [questions].',
    }),
  },
}
