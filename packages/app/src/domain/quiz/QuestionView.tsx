import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { ShownQuestion } from '@somo/graphql/quiz/question'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { AnswerFields } from './AnswerFields.tsx'
import { stem } from './Options.css.ts'
import { quizMessages } from './quizMessages.ts'

export interface QuestionViewProps {
  readonly question: ShownQuestion
  /** null: not answered. An answer to another type of question counts as none. */
  readonly answer: QuizAnswer | null
  /** Called with the whole answer at each change. */
  readonly onAnswer: (answer: QuizAnswer) => void
}

const hints = {
  MULTIPLE: quizMessages.severalHint,
  MATCHING: quizMessages.matchHint,
  ORDERING: quizMessages.orderHint,
} as const
const isHinted = (type: ShownQuestion['type']): type is keyof typeof hints => Object.hasOwn(hints, type)

/** A question with the fields to answer it, for every type. It stores nothing: the caller keeps and sends the answer. */
export function QuestionView({ question, answer, onAnswer }: QuestionViewProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const { type } = question
  return (
    <Stack space={20}>
      <h2 id={id} className={stem}>
        {question.stem}
      </h2>
      {isHinted(type) && <Text tone="muted">{formatMessage(hints[type])}</Text>}
      <AnswerFields
        question={question}
        answer={answer?.type === type ? answer : null}
        onAnswer={onAnswer}
        labelledBy={id}
      />
    </Stack>
  )
}
