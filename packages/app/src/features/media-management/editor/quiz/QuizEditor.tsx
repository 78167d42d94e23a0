import { questionTypes } from '@somo/graphql/quiz/question'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormField } from '../../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../../platform/form/SomoForm.tsx'
import { useFormValues } from '../../../../platform/form/useFormValues.ts'
import { useSomoForm } from '../../../../platform/form/useSomoForm.ts'
import type { EditorTab } from '../../mediumAddress.ts'
import { EditorColumns } from '../columns/EditorColumns.tsx'
import type { EditedMedium, EditedVersion } from '../mediumTypes.ts'
import { editorTexts } from '../savedAnswer.ts'
import { useDraftSave } from '../useDraftSave.ts'
import type { MediumChanges } from '../useMediumEditor.ts'
import { OpenQuestion } from './OpenQuestion.tsx'
import { quizEditorMessages } from './quizEditorMessages.ts'
import { addQuestions, quizSchema, readQuiz, replaceQuestion, writeQuiz, type QuizValues } from './quizForm.ts'
import { QuizNotes } from './QuizNotes.tsx'
import { QuizOutline } from './QuizOutline.tsx'
import { newQuestionPart, settingsPart } from './quizParts.ts'
import { QuizSettings } from './QuizSettings.tsx'
import type { NumberedQuestion, OpenPart } from './quizTypes.ts'
import { useNamedQuestions, useQuestionActs, type EditedQuestion } from './useQuizEditor.ts'

export interface QuizEditorProps {
  readonly medium: EditedMedium
  readonly draft: EditedVersion
  readonly changes: MediumChanges
  /** The question that the address opens, the settings, or a new question; null for none. */
  readonly part: string | null
  readonly onPart: (part: string | null) => void
  readonly hrefOfTab: (tab: EditorTab) => string
}

/** The questions of a quiz in their sections, the form of one of them, and notes. Sections and settings save themselves. */
export function QuizEditor({ medium, draft, changes, part, onPart, hrefOfTab }: QuizEditorProps) {
  const { formatMessage } = useIntl()
  const save = useDraftSave(medium, draft, changes)
  const acts = useQuestionActs(medium.ownerUnit.uuid)
  const [initial] = useState(() => readQuiz(draft.quiz))
  const form = useSomoForm<QuizValues, QuizValues>({
    schema: quizSchema,
    initial,
    texts: { ...editorTexts, NOT_OFFERED: quizEditorMessages.notOffered },
    onSave: (values) => save({ quiz: writeQuiz(values) }),
  })
  const values = useFormValues(form)
  const questions = useQuestions(values)
  const open = openOf(part, questions.all)
  return (
    <FormField form={form} name="sections" label={formatMessage(quizEditorMessages.questions)}>
      {({ value: sections, onChange, id, errorMessage }) => (
        <EditorColumns
          label={formatMessage(quizEditorMessages.questions)}
          openId={part}
          onBack={() => onPart(null)}
          outline={
            <SomoForm form={form} saves="afterPause">
              <QuizOutline
                id={id}
                errorMessage={errorMessage}
                sections={sections}
                now={() => form.store.getValues('sections')}
                questions={questions.byVersion}
                openId={open.kind === 'question' ? open.question.version : null}
                isSettings={open.kind === 'settings'}
                acts={acts}
                onChange={onChange}
                onOpen={onPart}
              />
            </SomoForm>
          }
          notes={
            <QuizNotes
              medium={medium}
              draft={draft}
              values={values}
              questions={questions.all}
              question={open.kind === 'question' ? open.question : null}
              hrefOfTab={hrefOfTab}
              onSettings={() => onPart(settingsPart)}
            />
          }
        >
          {open.kind === 'settings' ? (
            <QuizSettings form={form} />
          ) : (
            <OpenQuestion
              open={open}
              questions={questions.all}
              acts={acts}
              onOpen={onPart}
              onSaved={(saved, before) => {
                questions.add(saved)
                if (before === null) onChange(addQuestions(sections, sections.at(-1)?.id ?? '', [saved.version]))
                else onChange(replaceQuestion(sections, before.version, saved.version))
                onPart(saved.uuid)
              }}
            />
          )}
        </EditorColumns>
      )}
    </FormField>
  )
}

function openOf(part: string | null, all: readonly NumberedQuestion[]): OpenPart {
  const type = questionTypes.find((each) => newQuestionPart(each) === part)
  if (type !== undefined) return { kind: 'new', type }
  const question = all.find((each) => each.question.uuid === part) ?? all[0]
  return part === settingsPart || question === undefined ? { kind: 'settings' } : { kind: 'question', question }
}

/** The questions of the quiz; those that were saved here are known at once. */
function useQuestions({ sections }: QuizValues) {
  const versions = sections.flatMap((section) => section.questions)
  const named = useNamedQuestions(versions)
  const [saved, setSaved] = useState<ReadonlyMap<string, EditedQuestion>>(new Map())
  const byVersion = new Map([
    ...(named.data ?? []).map(({ version, question }) => [version, question] as const),
    ...saved,
  ])
  return {
    byVersion,
    all: versions.flatMap((version, place): NumberedQuestion[] => {
      const question = byVersion.get(version)
      return question === undefined ? [] : [{ version, number: place + 1, question }]
    }),
    add: (question: EditedQuestion) => setSaved(new Map([...saved, [question.version, question]])),
  }
}
