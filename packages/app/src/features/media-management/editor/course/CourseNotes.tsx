import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Bookmark, Check, CirclePlus, TriangleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useDuration } from '../../../../domain/learning/useDuration.ts'
import { mediumKindMessages } from '../../../../domain/medium/mediumKindMessages.ts'
import type { EditorTab } from '../../mediumAddress.ts'
import { EditorNote, NoteLine } from '../columns/EditorColumns.tsx'
import { KeyboardNote } from '../columns/KeyboardNote.tsx'
import { publishMessages } from '../editorMessages.ts'
import type { EditedMedium, EditedVersion } from '../mediumTypes.ts'
import { usePublication } from '../useMediumEditor.ts'
import type { CoursePart } from './courseForm.ts'
import { courseNoteMessages } from './courseNoteMessages.ts'

export interface CourseNotesProps {
  readonly medium: EditedMedium
  readonly draft: EditedVersion
  readonly parts: readonly CoursePart[]
  readonly open: CoursePart | undefined
  readonly hrefOfTab: (tab: EditorTab) => string
}

/** How many gaps are named beside the settings; the check has them all. */
const named = 3

/** What learners see of the part that is open, what publishing does, and what is missing for it. */
export function CourseNotes({ medium, draft, parts, open, hrefOfTab }: CourseNotesProps) {
  const { formatMessage } = useIntl()
  const { gaps } = medium
  return (
    <>
      {open === undefined ? null : <LearnersSee part={open} parts={parts} isLinear={draft.order === 'LINEAR'} />}
      <OnPublish medium={medium} number={draft.number} />
      {gaps.length === 0 ? null : (
        <EditorNote
          title={
            <Text as="span" step="small" tone="warn" isStrong>
              <Icon glyph={TriangleAlert} size="inline" />{' '}
              {formatMessage(courseNoteMessages.toDo, { count: gaps.length })}
            </Text>
          }
        >
          {gaps.slice(0, named).map(({ code, item, title }) => (
            <Text key={`${code} ${item ?? ''}`} step="small" tone="ink2">
              {formatMessage(publishMessages[code], { title: title ?? '', kind: medium.kind })}
            </Text>
          ))}
          <Link href={hrefOfTab('check')} variant="action">
            {formatMessage(courseNoteMessages.openCheck)}
          </Link>
        </EditorNote>
      )}
      <KeyboardNote />
    </>
  )
}

interface LearnersSeeProps {
  readonly part: CoursePart
  readonly parts: readonly CoursePart[]
  readonly isLinear: boolean
}

function LearnersSee({ part: { medium, isRequired, opensAfter }, parts, isLinear }: LearnersSeeProps) {
  const { formatMessage } = useIntl()
  const duration = useDuration()
  const after = isLinear ? undefined : parts.find(({ uuid }) => uuid === opensAfter)
  const kind = formatMessage(mediumKindMessages[medium.kind])
  const lines = [
    medium.durationMinutes === null ? kind : `${kind}, ${duration(medium.durationMinutes)}`,
    formatMessage(isRequired ? courseNoteMessages.counts : courseNoteMessages.optional),
    ...(after === undefined ? [] : [formatMessage(courseNoteMessages.opensAfter, { title: after.medium.title })]),
  ]
  return (
    <EditorNote title={formatMessage(courseNoteMessages.learnersSee)}>
      {lines.map((line) => (
        <Text key={line} step="small" tone="ink2">
          {line}
        </Text>
      ))}
    </EditorNote>
  )
}

function OnPublish({ medium, number }: { readonly medium: EditedMedium; readonly number: number }) {
  const { formatMessage } = useIntl()
  const { data } = usePublication(medium.uuid)
  const { published } = medium
  return (
    <EditorNote title={formatMessage(courseNoteMessages.onPublish)}>
      <Stack space={8}>
        {published === null || data === null || data.learning === 0 ? null : (
          <NoteLine glyph={Bookmark}>
            {formatMessage(courseNoteMessages.learning, { count: data.learning, number: published.number })}
          </NoteLine>
        )}
        {data === null || data.completed === 0 ? null : (
          <NoteLine glyph={Check}>{formatMessage(courseNoteMessages.completed, { count: data.completed })}</NoteLine>
        )}
        <NoteLine glyph={CirclePlus}>{formatMessage(courseNoteMessages.newLearners, { number })}</NoteLine>
      </Stack>
    </EditorNote>
  )
}
