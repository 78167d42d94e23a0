import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Page } from '@somo/ui/Page'
import { Stack } from '@somo/ui/Stack'
import { TabLinks } from '@somo/ui/Tabs'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { SubmittedCertificates } from '../../domain/certificate/SubmittedCertificates.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { certificateTabs, tabHref, type CertificatesTab } from './certificateLists.ts'
import type { CertificatesData } from './certificateTypes.ts'
import { IssuedTab } from './issued/IssuedTab.tsx'
import { messages, tabMessages } from './messages.ts'
import { NewTemplateDialog } from './templates/NewTemplateDialog.tsx'
import { TemplatesTab } from './templates/TemplatesTab.tsx'

export interface CertificatesViewProps extends CertificatesData {
  readonly title: Message
  readonly tab: CertificatesTab
  readonly dates: Dates
  /** Opens a template. */
  readonly onOpen: (uuid: string) => void
}

/** /certificates: the templates, what was issued, and what waits for a decision. */
export function CertificatesView(props: CertificatesViewProps) {
  const { title, tab, waiting, create, onOpen } = props
  const { formatMessage } = useIntl()
  const [isNew, setNew] = useState(false)
  return (
    <>
      <Page
        layout="list"
        title={formatMessage(title)}
        lead={formatMessage(messages.lead)}
        actions={
          <Button writes icon={<Icon glyph={Plus} />} onPress={() => setNew(true)} aria-haspopup="dialog">
            {formatMessage(messages.add)}
          </Button>
        }
      >
        <Stack space={16}>
          <TabLinks
            label={formatMessage(messages.tabs)}
            items={certificateTabs.map((id) => ({
              id,
              label: formatMessage(tabMessages[id]),
              href: tabHref(id),
              ...(id === 'confirm' && waiting !== null && waiting > 0 ? { count: waiting } : {}),
            }))}
            currentKey={tab}
          />
          {tab === 'templates' ? <TemplatesTab {...props} /> : null}
          {tab === 'issued' ? <IssuedTab {...props} /> : null}
          {tab === 'confirm' ? <SubmittedCertificates {...props} /> : null}
        </Stack>
      </Page>
      {isNew ? <NewTemplateDialog create={create} onCreated={onOpen} onClose={() => setNew(false)} /> : null}
    </>
  )
}
