import { CreateLearningPathDocument } from '@somo/graphql/learning-path-editor'
import { useIntl } from 'react-intl'
import { NewContentDialog, type NewContentDialogProps } from '../../../domain/new-content/NewContentDialog.tsx'
import { useAction } from '../../../platform/api/useAction.ts'
import { createMessages } from '../messages.ts'

/** A new learning path; its stages follow in the editor. */
export function CreatePathDialog(props: Omit<NewContentDialogProps, 'heading' | 'messages' | 'create'>) {
  const { formatMessage } = useIntl()
  const { run } = useAction(CreateLearningPathDocument, (data) => data.learningPath.create)
  return (
    <NewContentDialog
      {...props}
      heading={formatMessage(createMessages.heading)}
      messages={{
        save: createMessages.save,
        name: createMessages.name,
        locale: createMessages.locale,
        ownerUnit: createMessages.ownerUnit,
        missingUnit: createMessages.missingUnit,
      }}
      create={async (input, idempotenceKey) => {
        const answer = await run({ input, idempotenceKey })
        return { ...answer, payload: answer.payload?.path?.uuid ?? null }
      }}
    />
  )
}
