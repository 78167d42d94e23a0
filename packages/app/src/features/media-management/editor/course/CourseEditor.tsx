import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormField } from '../../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../../platform/form/SomoForm.tsx'
import { useFormValues } from '../../../../platform/form/useFormValues.ts'
import { useSomoForm } from '../../../../platform/form/useSomoForm.ts'
import type { EditorTab } from '../../mediumAddress.ts'
import { EditorColumns } from '../columns/EditorColumns.tsx'
import type { EditedMedium, EditedVersion } from '../mediumTypes.ts'
import { editorTexts } from '../savedAnswer.ts'
import { useDraftSave } from '../useDraftSave.ts'
import { useCourseChoices, type MediumChanges } from '../useMediumEditor.ts'
import {
  partsOf,
  readChapters,
  replacePart,
  writeChapters,
  type CourseChapter,
  type CourseValues,
} from './courseForm.ts'
import { courseMessages } from './courseMessages.ts'
import { CourseNotes } from './CourseNotes.tsx'
import { CourseOutline } from './CourseOutline.tsx'
import { PartSettings } from './PartSettings.tsx'

const schema = z.object({ order: z.enum(['FREE', 'LINEAR']), items: z.array(z.custom<CourseChapter>()) })

export interface CourseEditorProps {
  readonly medium: EditedMedium
  readonly draft: EditedVersion
  readonly changes: MediumChanges
  /** The part that the address opens; null for none. */
  readonly part: string | null
  readonly onPart: (part: string | null) => void
  readonly hrefOfTab: (tab: EditorTab) => string
  readonly hrefOfMedium: (uuid: string) => string
}

/** The outline of a course, the settings of one part, and what both mean for learners. Drafts save themselves. */
export function CourseEditor({ medium, draft, changes, part, onPart, hrefOfTab, hrefOfMedium }: CourseEditorProps) {
  const { formatMessage } = useIntl()
  const find = useCourseChoices(medium.uuid)
  const { mainLocale } = medium
  const save = useDraftSave(medium, draft, changes)
  const [initial] = useState((): CourseValues => ({
    order: draft.order ?? 'FREE',
    items: readChapters(draft.items, mainLocale),
  }))
  const form = useSomoForm<CourseValues, CourseValues>({
    schema,
    initial,
    texts: editorTexts,
    onSave: ({ order, items }) => save({ order, items: writeChapters(items, mainLocale) }),
  })
  const { order } = useFormValues(form)
  return (
    <SomoForm form={form} saves="afterPause">
      <FormField form={form} name="items" label={formatMessage(courseMessages.items)}>
        {({ value: chapters, onChange, id, errorMessage }) => {
          const parts = partsOf(chapters)
          const open = parts.find(({ uuid }) => uuid === part) ?? parts[0]
          return (
            <EditorColumns
              label={formatMessage(courseMessages.items)}
              openId={parts.some(({ uuid }) => uuid === part) ? part : null}
              onBack={() => onPart(null)}
              outline={
                <CourseOutline
                  id={id}
                  form={form}
                  chapters={chapters}
                  openId={open?.uuid ?? null}
                  errorMessage={errorMessage}
                  find={find}
                  onChange={onChange}
                  onOpen={onPart}
                />
              }
              notes={<CourseNotes medium={medium} draft={draft} parts={parts} open={open} hrefOfTab={hrefOfTab} />}
            >
              <PartSettings
                key={open?.uuid}
                chapters={chapters}
                part={open}
                isLinear={order === 'LINEAR'}
                hrefOfMedium={hrefOfMedium}
                onChange={(changed) => onChange(replacePart(chapters, changed))}
              />
            </EditorColumns>
          )
        }}
      </FormField>
    </SomoForm>
  )
}
