import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { SortableList, type SortableItem } from '@somo/ui/SortableList'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { toasts } from '../../../../platform/toasts/toasts.ts'
import { OutlineRow, OutlineRows } from '../columns/EditorColumns.tsx'
import { AddQuestions } from './AddQuestions.tsx'
import { questionIcons } from './questionIcons.ts'
import { quizEditorMessages, quizSettingMessages } from './quizEditorMessages.ts'
import { addQuestions, countDrawn, fitPicks, removeQuestion, restoreRemoved, type SectionValues } from './quizForm.ts'
import { settingsPart } from './quizParts.ts'
import { SectionDialog } from './SectionDialog.tsx'
import type { EditedQuestion, QuestionActs } from './useQuizEditor.ts'

export interface QuizOutlineProps {
  readonly id: string
  readonly errorMessage: string | undefined
  readonly sections: readonly SectionValues[]
  /** By the versions that the quiz has. */
  readonly questions: ReadonlyMap<string, EditedQuestion>
  /** The version that is open. */
  readonly openId: string | null
  readonly isSettings: boolean
  readonly acts: QuestionActs
  /** The sections of this moment. */
  readonly now: () => readonly SectionValues[]
  readonly onChange: (sections: SectionValues[]) => void
  readonly onOpen: (part: string) => void
}

/** The questions of a quiz in their sections: opened, moved, added and removed here. */
export function QuizOutline({ id, errorMessage, acts, isSettings, ...props }: QuizOutlineProps) {
  const { formatMessage } = useIntl()
  const [edited, setEdited] = useState<SectionValues | null>(null)
  const { sections, questions, onChange, onOpen } = props
  const versions = sections.flatMap((section) => section.questions)
  return (
    <Stack space={16}>
      <Stack space={2}>
        <Heading level={2} step="h3">
          {formatMessage(quizEditorMessages.questions)}
        </Heading>
        <Text step="small" tone={errorMessage === undefined ? 'ink2' : 'bad'} id={id}>
          {errorMessage ??
            formatMessage(versions.length === 0 ? quizEditorMessages.empty : quizEditorMessages.summary, {
              count: versions.length,
              drawn: countDrawn(sections),
            })}
        </Text>
      </Stack>
      <OutlineRow
        id={settingsPart}
        glyph={Settings2}
        title={formatMessage(quizSettingMessages.title)}
        isCurrent={isSettings}
        onOpen={() => onOpen(settingsPart)}
      />
      <OutlineRows>
        <QuestionList {...props} onEdit={setEdited} />
      </OutlineRows>
      <AddQuestions
        versions={versions}
        questions={questions}
        acts={acts}
        onAdd={(added) => onChange(addQuestions(sections, sections.at(-1)?.id ?? '', added))}
        onAddSection={() => setEdited({ id: crypto.randomUUID(), title: '', pick: null, questions: [] })}
        onOpen={onOpen}
      />
      {edited === null ? null : (
        <SectionDialog
          section={edited}
          isNew={!sections.includes(edited)}
          onSave={(section) => {
            onChange(
              sections.includes(edited)
                ? sections.map((each) => (each.id === section.id ? section : each))
                : [...sections, section],
            )
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  )
}

interface QuestionListProps extends Pick<
  QuizOutlineProps,
  'sections' | 'now' | 'questions' | 'openId' | 'onChange' | 'onOpen'
> {
  readonly onEdit: (section: SectionValues) => void
}

function QuestionList({ sections, now, questions, openId, onChange, onOpen, onEdit }: QuestionListProps) {
  const { formatMessage } = useIntl()
  const numbers = sections.flatMap((section) => section.questions)
  const isFlat = sections.length === 1 && sections[0]?.title === '' && sections[0].pick === null
  const sectionOf = (id: string): SectionValues | undefined => sections.find((each) => each.id === id)
  const nameOf = ({ title }: SectionValues, place: number): string =>
    title === '' ? formatMessage(quizEditorMessages.section, { number: place + 1 }) : title
  const stemOf = (version: string): string =>
    questions.get(version)?.stem ?? formatMessage(quizEditorMessages.unknownQuestion)
  const itemsOf = (section: SectionValues): readonly SortableItem[] =>
    section.questions.map((version) => ({ id: version, label: stemOf(version) }))
  const take = (section: SectionValues | undefined, items: readonly SortableItem[]): SectionValues[] =>
    section === undefined ? [] : [{ ...section, questions: items.map(({ id }) => id) }]
  const remove = (id: string, title: string): void => {
    onChange(sectionOf(id) === undefined ? removeQuestion(sections, id) : sections.filter((each) => each.id !== id))
    toasts.toast({
      message: formatMessage(quizEditorMessages.removed, { title }),
      action: {
        label: formatMessage(quizEditorMessages.undo),
        onAction: () => onChange(restoreRemoved(now(), sections, id)),
      },
    })
  }
  return (
    <SortableList
      look="outline"
      label={formatMessage(quizEditorMessages.questions)}
      currentId={openId ?? undefined}
      items={
        isFlat
          ? sections.flatMap(itemsOf)
          : sections.map((section, place) => ({
              id: section.id,
              label: nameOf(section, place),
              children: itemsOf(section),
            }))
      }
      onReorder={(items) =>
        onChange(
          fitPicks(
            isFlat ? take(sections[0], items) : items.flatMap(({ id, children = [] }) => take(sectionOf(id), children)),
          ),
        )
      }
      renderItem={({ id, label }) => {
        const section = sectionOf(id)
        if (section !== undefined) return <SectionRow title={label} section={section} />
        return (
          <QuestionRow
            number={numbers.indexOf(id) + 1}
            version={id}
            question={questions.get(id) ?? null}
            stem={label}
            isCurrent={id === openId}
            onOpen={onOpen}
          />
        )
      }}
      menuOf={({ id, label }) => {
        const section = sectionOf(id)
        const edit = { id: 'edit', label: formatMessage(quizEditorMessages.editSection) }
        const removal = {
          id: 'remove',
          label: formatMessage(section === undefined ? quizEditorMessages.remove : quizEditorMessages.removeSection),
          onAction: () => remove(id, label),
        }
        return {
          label: formatMessage(quizEditorMessages.actions, { name: label }),
          sections: [
            {
              id: 'acts',
              items: section === undefined ? [removal] : [{ ...edit, onAction: () => onEdit(section) }, removal],
            },
          ],
        }
      }}
    />
  )
}

function SectionRow({
  title,
  section: { pick, questions },
}: {
  readonly title: string
  readonly section: SectionValues
}) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Inline justify="between" wrap={false} space={8}>
        <Text as="span" step="ui" isStrong>
          {title}
        </Text>
        {pick === null ? null : (
          <Text as="span" step="small" tone="ink2">
            {formatMessage(quizEditorMessages.draw, { pick, count: questions.length })}
          </Text>
        )}
      </Inline>
      {questions.length > 0 ? null : (
        <Text as="div" step="small" tone="ink2">
          {formatMessage(quizEditorMessages.emptySection)}
        </Text>
      )}
    </>
  )
}

interface QuestionRowProps {
  readonly number: number
  readonly version: string
  /** Null where it cannot be read: it belongs to another unit. */
  readonly question: EditedQuestion | null
  readonly stem: string
  readonly isCurrent: boolean
  readonly onOpen: (part: string) => void
}

function QuestionRow({ number, version, question, stem, isCurrent, onOpen }: QuestionRowProps) {
  const { formatMessage } = useIntl()
  if (question === null) return <Text tone="ink2">{stem}</Text>
  return (
    <OutlineRow
      id={question.uuid}
      glyph={questionIcons[question.type]}
      title={`${number}  ${stem}`}
      {...(question.version === version ? {} : { second: formatMessage(quizEditorMessages.newerVersion) })}
      end={formatMessage(quizEditorMessages.pointsShort, { points: question.points })}
      isCurrent={isCurrent}
      onOpen={() => onOpen(question.uuid)}
    />
  )
}
