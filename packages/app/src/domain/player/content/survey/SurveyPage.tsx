import { isAnswered, type QuizAnswer } from '@somo/graphql/quiz/answer'
import type { SurveyQuestion } from '@somo/graphql/survey/form'
import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { Text } from '@somo/ui/Text'
import { ArrowLeft, ArrowRight, List } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { QuestionView } from '../../../quiz/QuestionView.tsx'
import { foot, sheetOnly } from '../../Player.css.ts'
import { above, column, main, spacer, wideOnly } from '../quiz/quiz.css.ts'
import { quizTakingMessages } from '../quiz/quizPlayerMessages.ts'
import type { TakenQuestion } from '../quiz/quizSession.ts'
import { surveyPlayerMessages } from './surveyPlayerMessages.ts'

export interface SurveyPageProps {
  readonly question: SurveyQuestion
  /** The same question as it is drawn. */
  readonly shown: TakenQuestion
  readonly count: number
  readonly answer: QuizAnswer | null
  readonly isAnonymous: boolean
  readonly isOutlineOpen: boolean
  readonly onAnswer: (answer: QuizAnswer) => void
  readonly onClear: () => void
  readonly onChoose: (position: number) => void
  readonly onReview: () => void
  readonly onOutline: () => void
}

/** Where Enter belongs to what is typed or pressed. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio], [type=checkbox]), textarea, select, button')

/** One question of a survey. */
export function SurveyPage(props: SurveyPageProps) {
  const { question, shown, count, answer, isAnonymous, onAnswer } = props
  const { formatMessage } = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  const { position } = shown
  const next = (): void => (position < count ? props.onChoose(position + 1) : props.onReview())
  useEffect(
    function focusQuestion() {
      heading.current?.focus()
    },
    [position],
  )
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.key !== 'Enter') return
    event.preventDefault()
    next()
  }
  return (
    // Enter goes on wherever the focus is in the question.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={main} onKeyDown={press}>
      <div className={column}>
        <div className={above}>
          <span>{formatMessage(surveyPlayerMessages.questionOf, { number: position, count })}</span>
          <span>
            {formatMessage(question.isRequired ? surveyPlayerMessages.required : surveyPlayerMessages.optional)}
          </span>
        </div>
        <QuestionView question={shown.question} answer={answer} onAnswer={onAnswer} headingRef={heading} />
        <PageFoot {...props} hasAnswer={isAnswered(answer)} onNext={next} />
        <Text step="small" tone="ink2">
          {formatMessage(isAnonymous ? surveyPlayerMessages.anonymous : surveyPlayerMessages.named)}{' '}
          {formatMessage(surveyPlayerMessages.kept)}
        </Text>
        <div className={wideOnly}>
          <Text step="small" tone="ink2">
            {formatMessage(surveyPlayerMessages.keys)}
          </Text>
        </div>
      </div>
    </div>
  )
}

interface PageFootProps extends SurveyPageProps {
  readonly hasAnswer: boolean
  readonly onNext: () => void
}

function PageFoot({ question, shown: { position }, count, hasAnswer, isOutlineOpen, ...acts }: PageFootProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={foot}>
      <div className={sheetOnly}>
        <IconButton
          icon={<Icon glyph={List} />}
          label={formatMessage(quizTakingMessages.outline)}
          size="lg"
          aria-expanded={isOutlineOpen}
          onPress={acts.onOutline}
        />
      </div>
      {position > 1 ? (
        <Button size="lg" icon={<Icon glyph={ArrowLeft} />} onPress={() => acts.onChoose(position - 1)}>
          {formatMessage(quizTakingMessages.back)}
        </Button>
      ) : null}
      {position < count ? (
        <Button size="lg" variant="solid" icon={<Icon glyph={ArrowRight} />} onPress={acts.onNext}>
          {formatMessage(quizTakingMessages.next)}
        </Button>
      ) : (
        <Button size="lg" variant="solid" onPress={acts.onReview}>
          {formatMessage(quizTakingMessages.review)}
        </Button>
      )}
      <span className={spacer} />
      {hasAnswer && !question.isRequired ? (
        <Button variant="plain" size="lg" onPress={acts.onClear}>
          {formatMessage(surveyPlayerMessages.clear)}
        </Button>
      ) : null}
    </div>
  )
}
