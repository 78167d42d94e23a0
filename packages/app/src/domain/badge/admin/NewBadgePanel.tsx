import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { useIntl } from 'react-intl'
import { listMessages } from './adminMessages.ts'
import type { BadgeAdminData } from './badgeAdminTypes.ts'
import { BadgeForm } from './BadgeForm.tsx'
import { useNewBadgeForm } from './useBadgeForm.ts'

export interface NewBadgePanelProps extends BadgeAdminData {
  readonly onCreated: (uuid: string) => void
}

/** A badge that is being made: it is a draft once it is saved. */
export function NewBadgePanel({ onCreated, ...data }: NewBadgePanelProps) {
  const { formatMessage } = useIntl()
  const form = useNewBadgeForm(data, onCreated)
  return (
    <Page
      layout="list"
      title={formatMessage(listMessages.newTitle)}
      eyebrow={
        <Link href="?" variant="inline">
          {formatMessage(listMessages.back)}
        </Link>
      }
    >
      <BadgeForm form={form} {...data} />
    </Page>
  )
}
