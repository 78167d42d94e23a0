import { AlertDialog } from '@somo/ui/AlertDialog'
import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { TabLinks } from '@somo/ui/Tabs'
import { Text } from '@somo/ui/Text'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { AddCertificateDialog } from './AddCertificateDialog.tsx'
import { CertificateEntry } from './CertificateEntry.tsx'
import {
  certificatesOf,
  certificateTabs,
  tabHref,
  type CertificateTab,
  type MyCertificatesData,
  type OwnCertificate,
} from './certificateTypes.ts'
import { messages, tabMessages } from './messages.ts'
import * as styles from './MyCertificates.css.ts'
import { QrDialog } from './QrDialog.tsx'

export interface MyCertificatesViewProps extends MyCertificatesData {
  readonly title: Message
  readonly tab: CertificateTab
  readonly dates: Dates
}

/** The person's certificates, those first that need something. */
export function MyCertificatesView(props: MyCertificatesViewProps) {
  const { title, tab, dates, certificates, files, upload, add, remove } = props
  const intl = useIntl()
  const { formatMessage } = intl
  const [dialog, setDialog] = useState<'add' | { readonly kind: 'qr' | 'remove'; readonly of: OwnCertificate } | null>(
    null,
  )
  const close = (): void => setDialog(null)
  const all = certificates.data ?? []
  const addButton = (
    <Button writes onPress={() => setDialog('add')} aria-haspopup="dialog" icon={<Icon glyph={FileUp} />}>
      {formatMessage(messages.add)}
    </Button>
  )
  return (
    <>
      <Page
        layout="list"
        title={formatMessage(title)}
        lead={all.length === 0 ? formatMessage(messages.lead) : sayState(all, intl)}
        actions={addButton}
      >
        <QueryView state={certificates} onRetry={certificates.retry} waiting={<Skeleton lines={8} />}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState
                title={formatMessage(messages.emptyTitle)}
                action={
                  <Link href="/catalogue" variant="button">
                    {formatMessage(messages.toCatalogue)}
                  </Link>
                }
              >
                {formatMessage(messages.emptyText)}
              </EmptyState>
            ) : (
              <Stack space={16}>
                <CertificateTabs list={list} tab={tab} />
                <CertificateList
                  tab={tab}
                  dates={dates}
                  files={files}
                  list={certificatesOf(tab, list)}
                  onDialog={setDialog}
                />
                <section className={styles.note}>
                  <Heading level={2} step="h3">
                    {formatMessage(messages.checkTitle)}
                  </Heading>
                  <Text tone="ink2">{formatMessage(messages.checkText)}</Text>
                </section>
              </Stack>
            )
          }
        </QueryView>
      </Page>
      {dialog === 'add' ? <AddCertificateDialog upload={upload} add={add} dates={dates} onClose={close} /> : null}
      {dialog !== null && dialog !== 'add' && dialog.kind === 'qr' ? (
        <QrDialog certificate={dialog.of} files={files} onClose={close} />
      ) : null}
      {dialog !== null && dialog !== 'add' && dialog.kind === 'remove' ? (
        <RemoveDialog certificate={dialog.of} remove={remove} onClose={close} />
      ) : null}
    </>
  )
}

/** One sentence about what needs the person. */
function sayState(all: readonly OwnCertificate[], { formatMessage }: IntlShape): string {
  const count = (state: OwnCertificate['state']): number => all.filter((one) => one.state === state).length
  const values = { expiring: count('EXPIRING'), expired: count('EXPIRED'), waiting: count('SUBMITTED') }
  if (values.expiring + values.expired + values.waiting === 0) return formatMessage(messages.upToDate)
  return formatMessage(messages.needed, values).trim()
}

function CertificateTabs({ list, tab }: { readonly list: readonly OwnCertificate[]; readonly tab: CertificateTab }) {
  const { formatMessage } = useIntl()
  const items = certificateTabs
    .map((id) => ({
      id,
      label: formatMessage(tabMessages[id]),
      href: tabHref(id),
      count: certificatesOf(id, list).length,
    }))
    .filter(({ id, count }) => id === 'all' || id === tab || count > 0)
  return <TabLinks label={formatMessage(messages.tabs)} items={items} currentKey={tab} />
}

interface CertificateListProps extends Pick<MyCertificatesViewProps, 'tab' | 'dates' | 'files'> {
  readonly list: readonly OwnCertificate[]
  readonly onDialog: (dialog: { readonly kind: 'qr' | 'remove'; readonly of: OwnCertificate }) => void
}

function CertificateList({ list, onDialog, ...entry }: CertificateListProps) {
  const { formatMessage } = useIntl()
  if (list.length === 0) return <Text tone="ink2">{formatMessage(messages.none)}</Text>
  const urgent = list.find(({ canRenew }) => canRenew)
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span />
        {(['certificate', 'issued', 'validUntil', 'status'] as const).map((column) => (
          <span key={column}>{formatMessage(messages[column])}</span>
        ))}
      </div>
      <ul className={styles.list}>
        {list.map((certificate) => (
          <CertificateEntry
            key={certificate.uuid}
            {...entry}
            certificate={certificate}
            isMostUrgent={certificate === urgent}
            onShowCode={() => onDialog({ kind: 'qr', of: certificate })}
            onRemove={() => onDialog({ kind: 'remove', of: certificate })}
          />
        ))}
      </ul>
    </>
  )
}

interface RemoveDialogProps extends Pick<MyCertificatesData, 'remove'> {
  readonly certificate: OwnCertificate
  readonly onClose: () => void
}

function RemoveDialog({ certificate, remove, onClose }: RemoveDialogProps) {
  const { formatMessage } = useIntl()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const act = async (): Promise<void> => {
    setPending(true)
    const reason = reasonOf(await remove(certificate))
    setPending(false)
    if (reason !== null) return setFailure(formatMessage(reason))
    toasts.toast({ message: formatMessage(messages.removed, { title: certificate.title }) })
    onClose()
  }
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(messages.removeTitle, { title: certificate.title })}
      actionLabel={formatMessage(messages.remove)}
      tone="danger"
      onAction={() => void act()}
      isPending={isPending}
      errorMessage={failure}
    >
      {formatMessage(messages.removeText)}
    </AlertDialog>
  )
}
