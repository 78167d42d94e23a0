import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormField } from '../../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../../platform/form/useSomoForm.ts'
import { contentMessages } from '../editorMessages.ts'
import type { EditedMedium, EditedVersion } from '../mediumTypes.ts'
import { editorTexts } from '../savedAnswer.ts'
import { useDraftSave } from '../useDraftSave.ts'
import type { MediumChanges } from '../useMediumEditor.ts'
import { readBlocks, writeBlocks, type EditedBlock } from './pageForm.ts'
import { PageWorkspace } from './PageWorkspace.tsx'
import { usePageAttachments } from './usePageAttachments.ts'
import { usePageImages } from './usePageImages.ts'

const schema = z.object({ blocks: z.array(z.custom<EditedBlock>()) })
type Values = z.infer<typeof schema>

export interface PageEditorProps {
  readonly medium: EditedMedium
  readonly draft: EditedVersion
  readonly changes: MediumChanges
}

/** A page: its outline, its blocks as learners see them, and what keeps some from using it. The draft saves itself. */
export function PageEditor({ medium, draft, changes }: PageEditorProps) {
  const { formatMessage } = useIntl()
  const images = usePageImages(medium.uuid, draft.images)
  const attachments = usePageAttachments(medium.uuid, draft.attachments)
  const save = useDraftSave(medium, draft, changes)
  const [initial] = useState((): Values => ({ blocks: [...readBlocks(draft.blocks)] }))
  const form = useSomoForm<Values, Values>({
    schema,
    initial,
    texts: editorTexts,
    onSave: ({ blocks }) => save({ blocks: writeBlocks(blocks) }),
  })
  return (
    <SomoForm form={form} saves="afterPause">
      <FormField form={form} name="blocks" label={formatMessage(contentMessages.blocks)}>
        {({ value, onChange, id }) => (
          <div id={id}>
            <PageWorkspace
              blocks={value}
              onChange={onChange}
              images={images}
              attachments={attachments}
              locale={medium.mainLocale}
            />
          </div>
        )}
      </FormField>
    </SomoForm>
  )
}
