import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { useIntl } from 'react-intl'
import { codeAlone, LazyPart } from '../../../platform/errors/LazyPart.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { EditorTab } from '../mediumAddress.ts'
import { CourseEditor } from './course/CourseEditor.tsx'
import { editorMessages } from './editorMessages.ts'
import { EventEditor } from './event/EventEditor.tsx'
import { FileEditor, isFileKind } from './file/FileEditor.tsx'
import { LinkEditor } from './LinkEditor.tsx'
import type { EditedMedium, EditedVersion } from './mediumTypes.ts'
import { PageEditor } from './page/PageEditor.tsx'
import { PublishedContent } from './published/PublishedContent.tsx'
import { essayReviewsChunk, quizEditorChunk } from './quiz/quizEditorChunk.ts'
import { surveyEditorChunk } from './survey/surveyEditorChunk.ts'
import type { MediumChanges } from './useMediumEditor.ts'

export interface MediumContentProps {
  readonly medium: EditedMedium
  readonly changes: MediumChanges
  readonly dates: Dates
  /** The part of a course or the question of a quiz that is open; null for none. */
  readonly part: string | null
  readonly onPart: (part: string | null) => void
  readonly hrefOfTab: (tab: EditorTab) => string
  readonly hrefOfMedium: (uuid: string) => string
}

/** The content of a medium by its kind: its editor, or what is published while there is no draft. */
export function MediumContent(props: MediumContentProps) {
  const { medium, changes, dates } = props
  const { draft, kind } = medium
  const version = draft ?? medium.published
  if (isFileKind(kind) && version !== null)
    return <FileEditor medium={medium} kind={kind} version={version} changes={changes} />
  // Sessions are dates: they are planned whether there is a draft or not.
  if (kind === 'EVENT') return <EventEditor medium={medium.uuid} dates={dates} />
  if (kind === 'QUIZ') return <QuizContent {...props} />
  if (draft === null) return <PublishedContent medium={medium} />
  return kind === 'SURVEY' ? (
    <LazyPart chunk={surveyEditorChunk} {...codeAlone}>
      {({ SurveyEditor }) => <SurveyEditor medium={medium} draft={draft} changes={changes} />}
    </LazyPart>
  ) : (
    <FormContent {...props} draft={draft} />
  )
}

function FormContent(props: MediumContentProps & { readonly draft: EditedVersion }) {
  const { formatMessage } = useIntl()
  switch (props.medium.kind) {
    case 'PAGE':
      return <PageEditor medium={props.medium} draft={props.draft} changes={props.changes} />
    case 'LINK':
      return <LinkEditor medium={props.medium} draft={props.draft} changes={props.changes} />
    case 'COURSE':
      return <CourseEditor {...props} />
    default:
      return <Notice tone="info">{formatMessage(editorMessages.noEditor)}</Notice>
  }
}

/** The editor of a quiz, and the answers to its essays that wait, whether there is a draft or not. */
function QuizContent({ medium, ...props }: MediumContentProps) {
  const { draft } = medium
  return (
    <Stack space={36}>
      {draft === null ? <PublishedContent medium={medium} /> : null}
      <LazyPart chunk={essayReviewsChunk} {...codeAlone}>
        {({ EssayReviews }) => <EssayReviews medium={medium.uuid} />}
      </LazyPart>
      {draft === null ? null : (
        <LazyPart chunk={quizEditorChunk} {...codeAlone}>
          {({ QuizEditor }) => <QuizEditor {...props} medium={medium} draft={draft} />}
        </LazyPart>
      )}
    </Stack>
  )
}
