import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { questionTypeMessages } from '../../../../domain/quiz/questionTypeMessages.ts'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import { questionIcons } from '../quiz/questionIcons.ts'
import { quizEditorMessages } from '../quiz/quizEditorMessages.ts'
import { readQuiz, type SectionValues } from '../quiz/quizForm.ts'
import { useNamedQuestions, type EditedQuestion } from '../quiz/useQuizEditor.ts'
import * as styles from './published.css.ts'
import { publishedMessages } from './publishedMessages.ts'

/** The questions of a published quiz in their sections, to read. `quiz` is its settings as JSON. */
export function PublishedQuiz({ quiz }: { readonly quiz: string }) {
  const { sections } = readQuiz(quiz)
  const { retry, ...named } = useNamedQuestions(sections.flatMap(({ questions }) => questions))
  return (
    <QueryView state={named} onRetry={retry}>
      {(questions) => (
        <Stack space={24}>
          {sections.map((section, place) => (
            <Section
              key={section.id}
              section={section}
              number={place + 1}
              questions={new Map(questions.map(({ version, question }) => [version, question]))}
            />
          ))}
        </Stack>
      )}
    </QueryView>
  )
}

interface SectionProps {
  readonly section: SectionValues
  readonly number: number
  /** By their versions. */
  readonly questions: ReadonlyMap<string, EditedQuestion>
}

function Section({ section: { title, pick, questions: versions }, number, questions }: SectionProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const name = title === '' ? formatMessage(quizEditorMessages.section, { number }) : title
  return (
    <Stack as="section" space={8} labelledBy={id}>
      <Heading level={2} step="h3" id={id}>
        {name}
      </Heading>
      {pick === null ? null : (
        <Text step="small" tone="ink2">
          {formatMessage(publishedMessages.drawn, { drawn: pick, count: versions.length })}
        </Text>
      )}
      <ol className={styles.list} role="list">
        {versions.map((version) => (
          <Question key={version} question={questions.get(version) ?? null} />
        ))}
      </ol>
    </Stack>
  )
}

function Question({ question }: { readonly question: EditedQuestion | null }) {
  const { formatMessage } = useIntl()
  if (question === null) return <li className={styles.line}>{formatMessage(quizEditorMessages.unknownQuestion)}</li>
  const { type, stem, points } = question
  return (
    <li className={styles.line}>
      <Icon glyph={questionIcons[type]} />
      <div>
        <Text>{stem}</Text>
        <Text step="small" tone="ink2">
          {`${formatMessage(questionTypeMessages[type])} · ${formatMessage(quizEditorMessages.points, { points })}`}
        </Text>
      </div>
    </li>
  )
}
