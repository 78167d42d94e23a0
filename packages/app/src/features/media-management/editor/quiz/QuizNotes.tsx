import { Button } from '@somo/ui/Button'
import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { useItemStatistics } from '../../../../domain/quiz/statistics/useItemStatistics.ts'
import type { EditorTab } from '../../mediumAddress.ts'
import { EditorNote } from '../columns/EditorColumns.tsx'
import { KeyboardNote } from '../columns/KeyboardNote.tsx'
import type { EditedMedium, EditedVersion } from '../mediumTypes.ts'
import { quizNoteMessages } from './quizEditorMessages.ts'
import { countDrawn, type QuizValues } from './quizForm.ts'
import type { NumberedQuestion } from './quizTypes.ts'

export interface QuizNotesProps {
  readonly medium: EditedMedium
  readonly draft: EditedVersion
  readonly values: QuizValues
  readonly questions: readonly NumberedQuestion[]
  /** The question that is open. */
  readonly question: NumberedQuestion | null
  readonly hrefOfTab: (tab: EditorTab) => string
  readonly onSettings: () => void
}

/** How the open question was answered, what saving it does, and what a learner gets. */
export function QuizNotes({ medium, draft, values, questions, question, hrefOfTab, onSettings }: QuizNotesProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {question === null ? null : <Answers medium={medium.uuid} question={question.question.uuid} />}
      {question?.question.isUsed === true ? (
        <EditorNote title={formatMessage(quizNoteMessages.inUse)}>
          <Text step="small" tone="ink2">
            {formatMessage(quizNoteMessages.inUseText)}
          </Text>
        </EditorNote>
      ) : null}
      <EditorNote title={formatMessage(quizNoteMessages.marks)}>
        <Text step="small" tone="ink2">
          {formatMessage(quizNoteMessages.marksText, {
            questions: countDrawn(values.sections),
            points: pointsOf(values, questions),
            minutes: values.timeLimitMinutes ?? 0,
          })}{' '}
          {draft.passMark === null ? null : formatMessage(quizNoteMessages.passMark, { passMark: draft.passMark })}
        </Text>
        <div>
          <Button size="sm" onPress={onSettings}>
            {formatMessage(quizNoteMessages.change)}
          </Button>
        </div>
        <Link href={hrefOfTab('completion')} variant="action">
          {formatMessage(quizNoteMessages.completion)}
        </Link>
      </EditorNote>
      <KeyboardNote />
    </>
  )
}

/** Points of all questions that are drawn; of a pool as many as its first ones have. */
function pointsOf({ sections }: QuizValues, questions: readonly NumberedQuestion[]): number {
  const points = new Map(questions.map(({ version, question }) => [version, question.points]))
  return sections.reduce(
    (sum, { pick, questions: own }) =>
      own.slice(0, pick ?? own.length).reduce((all, version) => all + (points.get(version) ?? 0), sum),
    0,
  )
}

function Answers({ medium, question }: { readonly medium: string; readonly question: string }) {
  const { formatMessage } = useIntl()
  const item = useItemStatistics(medium).data?.find((each) => each.question === question)
  if (item === undefined || item.facility === null) return null
  return (
    <EditorNote title={formatMessage(quizNoteMessages.results)}>
      <Text step="small" tone="ink2">
        {formatMessage(quizNoteMessages.resultsText, { people: item.people, facility: item.facility })}
      </Text>
      {item.wrongAnswer === null ? null : (
        <Text step="small" tone="ink2">
          {formatMessage(quizNoteMessages.wrongAnswer, { answer: item.wrongAnswer })}
        </Text>
      )}
    </EditorNote>
  )
}
