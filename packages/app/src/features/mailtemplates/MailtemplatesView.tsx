import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { addresses } from '../../domain/navigation/addresses.ts'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Message } from '../../platform/locale/message.ts'
import * as styles from './Mailtemplates.css.ts'
import { listMessages } from './messages.ts'
import { TemplateEditor } from './TemplateEditor.tsx'
import { writeTemplateAddress, type TemplateAddress } from './templateAddress.ts'
import { TemplateList } from './TemplateList.tsx'
import type { MailTemplatesData } from './templateTypes.ts'

export interface MailtemplatesViewProps extends MailTemplatesData {
  readonly title: Message
  readonly address: TemplateAddress
  readonly onAddressChange: (change: Partial<TemplateAddress>) => void
}

/** /mailtemplates: the mails by group, the texts of one of them, and how they look. */
export function MailtemplatesView(props: MailtemplatesViewProps) {
  const { title, address, onAddressChange, event, list, template, preview, actions } = props
  const { formatMessage } = useIntl()
  return (
    <Page
      layout="list"
      title={formatMessage(title)}
      lead={formatMessage(listMessages.lead)}
      actions={
        <Link variant="action" href={`${addresses.system}?tab=mail`}>
          {formatMessage(listMessages.outbox)}
        </Link>
      }
    >
      <div className={styles.columns} data-open={address.event === null ? undefined : ''}>
        <div className={styles.listColumn}>
          <QueryView state={list} onRetry={list.retry}>
            {(templates) => (
              <TemplateList
                templates={templates}
                address={{ ...address, event }}
                onSearch={(search) => onAddressChange({ search })}
              />
            )}
          </QueryView>
        </div>
        <div className={styles.editorColumn}>
          {event === null ? (
            <Text tone="ink2">{formatMessage(listMessages.choose)}</Text>
          ) : (
            <>
              <p className={styles.back}>
                <Link variant="action" href={`?${writeTemplateAddress({ ...address, event: null })}`}>
                  {formatMessage(listMessages.back)}
                </Link>
              </p>
              <QueryView state={template} onRetry={template.retry}>
                {(found) => <TemplateEditor key={found.event} template={found} preview={preview} actions={actions} />}
              </QueryView>
            </>
          )}
        </div>
      </div>
    </Page>
  )
}
