import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { ShownQuestion } from '@somo/graphql/quiz/question'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Check, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { answerText } from './answerText.ts'
import {
  againHead,
  answers,
  entry,
  result,
  rightGlyph,
  rightValue,
  term,
  value as valueStyle,
  wrongGlyph,
} from './QuizResult.css.ts'
import { quizMessages } from './quizMessages.ts'
import { resultMessages } from './resultMessages.ts'
import { ScoreScale } from './ScoreScale.tsx'

/** A question of a result, read from the API's JSON. */
export interface ResultQuestion {
  readonly position: number
  /** From 0 to 1; null where nothing is right or wrong. */
  readonly score: number | null
  readonly question: ShownQuestion
  readonly answer: QuizAnswer | null
  readonly rightAnswer: QuizAnswer | null
  readonly feedback: readonly string[]
}

export interface QuizResultProps {
  readonly state: 'TO_REVIEW' | 'PASSED' | 'FAILED'
  /** In percent; null until every answer is scored. */
  readonly score: number | null
  readonly passMark: number | null
  readonly correct: number
  readonly scored: number
  /** Empty where the quiz does not show answers. */
  readonly questions: readonly ResultQuestion[]
  /** Above the title: which attempt it is. */
  readonly eyebrow?: string
  /** Short sentences below the title: when it was submitted, what comes next. */
  readonly notes?: readonly string[]
  /** The next step, and other ways on. */
  readonly actions?: ReactNode
}

/** What came of an attempt: the result in words, the scale with the pass mark, and the answers to look at again. */
export function QuizResult({
  state,
  score,
  passMark,
  correct,
  scored,
  questions,
  eyebrow,
  notes = [],
  actions,
}: QuizResultProps) {
  const { formatMessage } = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(function focusHeading() {
    heading.current?.focus()
  }, [])
  const again = questions.filter((question) => question.score !== null && question.score < 1)
  return (
    <div className={result}>
      <Stack space={8}>
        {eyebrow === undefined ? null : (
          <Text step="caption" tone="ink2">
            {eyebrow}
          </Text>
        )}
        <Heading level={2} step="display" isFocusTarget ref={heading}>
          {formatMessage(resultMessages[state], { correct, scored })}
        </Heading>
        {notes.map((note) => (
          <Text key={note} step="lead" tone="ink2">
            {note}
          </Text>
        ))}
      </Stack>
      {actions}
      {score !== null && <ScoreScale score={score} passMark={passMark} isPassed={state === 'PASSED'} />}
      {again.length > 0 && (
        <section>
          <div className={againHead}>
            <Heading level={3} step="h2">
              {formatMessage(resultMessages.again, { count: again.length })}
            </Heading>
          </div>
          {again.map((question) => (
            <Answer key={question.position} {...question} />
          ))}
        </section>
      )}
    </div>
  )
}

function Answer({ position, question, answer, rightAnswer, feedback }: ResultQuestion) {
  const { formatMessage, formatNumber, formatList } = useIntl()
  const inWords = (given: QuizAnswer | null): string => {
    const text =
      given === null
        ? ''
        : answerText(question, given, {
            right: formatMessage(quizMessages.right),
            wrong: formatMessage(quizMessages.wrong),
            formatNumber: (number) => formatNumber(number, { maximumFractionDigits: 10 }),
            formatList: (texts) => formatList([...texts]),
          })
    return text === '' ? formatMessage(resultMessages.none) : text
  }
  return (
    <article className={entry}>
      <Text as="span" step="small" tone="ink2" isTabular>
        {formatNumber(position)}
      </Text>
      <Stack space={8}>
        <Heading level={4}>{question.stem}</Heading>
        <dl className={answers}>
          <dt className={term}>{formatMessage(resultMessages.yours)}</dt>
          <dd className={valueStyle}>
            <Icon glyph={X} className={wrongGlyph} />
            <span>{inWords(answer)}</span>
          </dd>
          {rightAnswer !== null && (
            <>
              <dt className={term}>{formatMessage(resultMessages.right)}</dt>
              <dd className={`${valueStyle} ${rightValue}`}>
                <Icon glyph={Check} className={rightGlyph} />
                <span>{inWords(rightAnswer)}</span>
              </dd>
            </>
          )}
        </dl>
        {feedback.map((text) => (
          <Text key={text} step="ui" tone="ink2">
            {text}
          </Text>
        ))}
      </Stack>
    </article>
  )
}
