import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { ShownQuestion } from '@somo/graphql/quiz/question'
import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useId, type KeyboardEvent, type Ref } from 'react'
import { useIntl } from 'react-intl'
import { AnswerFields } from './AnswerFields.tsx'
import { chooseByKey } from './chooseByKey.ts'
import { stem } from './Options.css.ts'
import { quizMessages } from './quizMessages.ts'

export interface QuestionViewProps {
  readonly question: ShownQuestion
  /** null: not answered. An answer to another type of question counts as none. */
  readonly answer: QuizAnswer | null
  /** Called with the whole answer at each change. */
  readonly onAnswer: (answer: QuizAnswer) => void
  readonly headingRef?: Ref<HTMLHeadingElement> | null
}

const hints = {
  MULTIPLE: quizMessages.severalHint,
  MATCHING: quizMessages.matchHint,
  ORDERING: quizMessages.orderHint,
} as const
const isHinted = (type: ShownQuestion['type']): type is keyof typeof hints => Object.hasOwn(hints, type)

/** A question with the fields to answer it, for every type. It stores nothing: the caller keeps and sends the answer. */
export function QuestionView({ question, answer, onAnswer, headingRef = null }: QuestionViewProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const { type } = question
  const given = answer?.type === type ? answer : null
  const chooseByLetter = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const chosen = chooseByKey(question, given, event.key)
    if (chosen === null) return
    event.preventDefault()
    onAnswer(chosen)
  }
  return (
    // Letters choose an option wherever the focus is in the question, also on its heading.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={chooseByLetter}>
      <Stack space={20}>
        <Heading level={2} step="h1" id={id} isFocusTarget ref={headingRef}>
          <span className={stem}>{question.stem}</span>
        </Heading>
        {isHinted(type) && <Text tone="ink2">{formatMessage(hints[type])}</Text>}
        <AnswerFields question={question} answer={given} onAnswer={onAnswer} labelledBy={id} />
      </Stack>
    </div>
  )
}
