import type { MediumKind } from '@somo/graphql/schema'
import { useIntl } from 'react-intl'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { NewContentDialog, type NewContentDialogProps } from '../../../domain/new-content/NewContentDialog.tsx'
import { createMessages } from '../messages.ts'
import type { CreateMedium } from './useCreateMedium.ts'

export interface CreateMediumDialogProps extends Omit<NewContentDialogProps, 'heading' | 'messages' | 'create'> {
  readonly kind: MediumKind
  readonly create: CreateMedium
}

/** A new medium of a kind. */
export function CreateMediumDialog({ kind, create, ...rest }: CreateMediumDialogProps) {
  const { formatMessage } = useIntl()
  const heading = formatMessage(createMessages.heading, { kind: formatMessage(mediumKindMessages[kind]) })
  return (
    <NewContentDialog
      {...rest}
      heading={heading}
      messages={{
        save: createMessages.save,
        name: createMessages.name,
        locale: createMessages.locale,
        ownerUnit: createMessages.ownerUnit,
        missingUnit: createMessages.missingUnit,
      }}
      create={(input, key) => create({ kind, ...input }, key)}
    />
  )
}
