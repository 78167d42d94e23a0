import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { ShownQuestion } from '@somo/graphql/quiz/question'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Meter } from '@somo/ui/Meter'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Check, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { answerText } from './answerText.ts'
import { answers, entry, rightGlyph, value as valueStyle, wrongGlyph } from './QuizResult.css.ts'
import { quizMessages } from './quizMessages.ts'
import { resultMessages } from './resultMessages.ts'

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
  /** Short sentences below the title: which attempt, when it was submitted. */
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
  notes = [],
  actions,
}: QuizResultProps) {
  const { formatMessage, formatNumber } = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(function focusHeading() {
    heading.current?.focus()
  }, [])
  const again = questions.filter((question) => question.score !== null && question.score < 1)
  const percent = (of: number): string => formatNumber(of / 100, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <Stack space={28}>
      <Stack space={8}>
        <Heading level={2} step="display" isFocusTarget ref={heading}>
          {formatMessage(resultMessages[state], { correct, scored })}
        </Heading>
        {notes.map((note) => (
          <Text key={note} tone="ink2">
            {note}
          </Text>
        ))}
      </Stack>
      {actions}
      {score !== null && (
        <Meter
          label={formatMessage(resultMessages.score)}
          value={score}
          valueText={
            passMark === null
              ? percent(score)
              : `${percent(score)} · ${formatMessage(resultMessages.passMark, { mark: percent(passMark) })}`
          }
          {...(passMark === null ? {} : { mark: passMark })}
        />
      )}
      {again.length > 0 && (
        <section>
          <Heading level={3} step="h2">
            {formatMessage(resultMessages.again, { count: again.length })}
          </Heading>
          {again.map((question) => (
            <Answer key={question.position} {...question} />
          ))}
        </section>
      )}
    </Stack>
  )
}

function Answer({ question, answer, rightAnswer, feedback }: ResultQuestion) {
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
      <Stack space={8}>
        <Heading level={4}>{question.stem}</Heading>
        <dl className={answers}>
          <dt>{formatMessage(resultMessages.yours)}</dt>
          <dd className={valueStyle}>
            <Icon glyph={X} className={wrongGlyph} />
            <span>{inWords(answer)}</span>
          </dd>
          {rightAnswer !== null && (
            <>
              <dt>{formatMessage(resultMessages.right)}</dt>
              <dd className={valueStyle}>
                <Icon glyph={Check} className={rightGlyph} />
                <span>{inWords(rightAnswer)}</span>
              </dd>
            </>
          )}
        </dl>
        {feedback.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Stack>
    </article>
  )
}
