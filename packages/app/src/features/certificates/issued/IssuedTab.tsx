import { ReasonDialog } from '../../../domain/ask/ReasonDialog.tsx'
import { AlertDialog } from '@somo/ui/AlertDialog'
import { DateCell, NameCell, type Column } from '@somo/ui/DataTable'
import type { MenuEntry, MenuSection } from '@somo/ui/MenuButton'
import { useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import {
  certificateColumnMessages,
  certificateMessages,
  certificateStateMessages,
} from '../../../domain/certificate/certificateMessages.ts'
import { CertificateStatus } from '../../../domain/certificate/CertificateStatus.tsx'
import { FollowedJob } from '../../../domain/job/FollowedJob.tsx'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { ListTable } from '../../../domain/list/view/ListTable.tsx'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { BulkActions } from './BulkActions.tsx'
import { bulkMessages } from './bulkMessages.ts'
import { issuedList } from '../certificateLists.ts'
import type { CertificatesData, IssuedCertificate } from '../certificateTypes.ts'
import { columnMessages, issuedMessages } from '../messages.ts'

export interface IssuedTabProps extends Pick<CertificatesData, 'issued' | 'files' | 'revoke' | 'reissue' | 'bulk'> {
  readonly dates: Dates
}

/** What was issued: PDF, revoking, and issuing anew after a name was corrected. */
export function IssuedTab({ issued, files, revoke, reissue, bulk, dates }: IssuedTabProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [pending, setPending] = useState<{ action: 'revoke' | 'reissue'; of: IssuedCertificate } | null>(null)
  const columns = useMemo(() => issuedColumns(intl, dates), [intl, dates])
  const close = (): void => setPending(null)
  const menu = (of: IssuedCertificate): readonly MenuSection[] => {
    const isCurrent = of.state !== 'REVOKED' && of.state !== 'SUPERSEDED'
    const items: MenuEntry[] = [
      { id: 'pdf', label: formatMessage(issuedMessages.pdf), onAction: () => files.save(of.uuid) },
      { id: 'page', label: formatMessage(issuedMessages.checkPage), href: of.checkAddress },
      {
        id: 'copy',
        label: formatMessage(certificateMessages.copyLink),
        onAction: () => files.copyLink(of.checkAddress),
      },
    ]
    const reissueEntry = {
      id: 'reissue',
      label: formatMessage(issuedMessages.reissue),
      writes: true,
      onAction: () => setPending({ action: 'reissue', of }),
    }
    const revokeEntry = {
      id: 'revoke',
      label: formatMessage(issuedMessages.revoke),
      writes: true,
      onAction: () => setPending({ action: 'revoke', of }),
    }
    const changes = [...(isCurrent && of.isNameOutdated ? [reissueEntry] : []), ...(isCurrent ? [revokeEntry] : [])]
    return [{ id: 'read', items }, ...(changes.length === 0 ? [] : [{ id: 'change', items: changes }])]
  }
  return (
    <>
      {bulk.job === null ? null : (
        <FollowedJob key={bulk.job} uuid={bulk.job} onEnded={bulk.onJobEnded} onHide={bulk.onHideJob} />
      )}
      <BulkActions bulk={bulk} />
      <ListTable
        list={issued}
        searchLabel={formatMessage(issuedMessages.search)}
        offered={filterDefinitions(
          issuedList,
          {
            state: { label: columnMessages.state, options: certificateStateMessages },
            medium: {
              label: columnMessages.title,
              find: bulk.findMedia,
              chosen: bulk.medium,
              failedText: bulkMessages.findFailed,
            },
          },
          formatMessage,
        )}
        label={formatMessage(issuedMessages.list)}
        pagesLabel={formatMessage(issuedMessages.pages)}
        columns={columns}
        rowMenu={menu}
        rowLabel={({ holder, title }) => `${holder}, ${title}`}
        empty={{
          title: formatMessage(issuedMessages.emptyTitle),
          sentence: formatMessage(issuedMessages.emptyText),
        }}
      />
      {pending?.action === 'revoke' ? (
        <ReasonDialog
          title={formatMessage(issuedMessages.revokeTitle, { number: pending.of.number })}
          text={formatMessage(issuedMessages.revokeText)}
          verb={formatMessage(issuedMessages.revoke)}
          done={formatMessage(issuedMessages.revoked, { number: pending.of.number })}
          act={(reason) => revoke(pending.of, reason)}
          onClose={close}
        />
      ) : null}
      {pending?.action === 'reissue' ? (
        <ReissueDialog certificate={pending.of} reissue={reissue} onClose={close} />
      ) : null}
    </>
  )
}

interface ReissueDialogProps extends Pick<CertificatesData, 'reissue'> {
  readonly certificate: IssuedCertificate
  readonly onClose: () => void
}

function ReissueDialog({ certificate, reissue, onClose }: ReissueDialogProps) {
  const { formatMessage } = useIntl()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const act = async (): Promise<void> => {
    setPending(true)
    const reason = reasonOf(await reissue(certificate))
    setPending(false)
    if (reason !== null) return setFailure(formatMessage(reason))
    toasts.toast({ message: formatMessage(issuedMessages.reissued) })
    onClose()
  }
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(issuedMessages.reissueTitle, { number: certificate.number })}
      actionLabel={formatMessage(issuedMessages.reissueButton)}
      tone="primary"
      onAction={() => void act()}
      isPending={isPending}
      errorMessage={failure}
    >
      {formatMessage(issuedMessages.reissueText)}
    </AlertDialog>
  )
}

function issuedColumns({ formatMessage }: IntlShape, dates: Dates): readonly Column<IssuedCertificate>[] {
  const second = ({ number, supersededBy, isNameOutdated, state }: IssuedCertificate): string => {
    if (typeof supersededBy === 'string') return formatMessage(issuedMessages.replaced, { number, newer: supersededBy })
    return isNameOutdated && state !== 'REVOKED'
      ? formatMessage(issuedMessages.outdated, { number })
      : formatMessage(issuedMessages.number, { number })
  }
  const issued = ({ issuedAt }: IssuedCertificate): string => dates.date(new Date(issuedAt))
  const until = ({ validUntil }: IssuedCertificate): string =>
    typeof validUntil === 'string' ? dates.day(validUntil) : formatMessage(certificateColumnMessages.noEnd)
  const holderOf = ({ holder }: IssuedCertificate): string =>
    holder === '' ? formatMessage(issuedMessages.deleted) : holder
  return [
    {
      id: 'holder',
      label: formatMessage(certificateColumnMessages.holder),
      isRowHeader: true,
      cell: (one) => <NameCell name={holderOf(one)} second={second(one)} />,
      textValue: holderOf,
    },
    {
      id: 'title',
      label: formatMessage(columnMessages.title),
      onCard: 'line',
      cell: ({ title }) => title,
      textValue: ({ title }) => title,
    },
    {
      id: 'issued',
      label: formatMessage(certificateColumnMessages.issuedOn),
      width: { initial: 130 },
      isSortable: true,
      cell: (one) => <DateCell text={issued(one)} />,
      textValue: issued,
    },
    {
      id: 'until',
      label: formatMessage(certificateColumnMessages.until),
      width: { initial: 140 },
      cell: (one) => <DateCell text={until(one)} />,
      textValue: until,
    },
    {
      id: 'state',
      label: formatMessage(columnMessages.state),
      width: { initial: 160 },
      onCard: 'line',
      cell: ({ state }) => <CertificateStatus state={state} />,
    },
  ]
}
