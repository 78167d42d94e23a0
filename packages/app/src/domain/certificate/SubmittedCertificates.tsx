import { DateCell, NameCell, type Column } from '@somo/ui/DataTable'
import type { MenuSection } from '@somo/ui/MenuButton'
import { useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { ListTable } from '../list/view/ListTable.tsx'
import { reasonOf } from '../list/reasonOf.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { certificateColumnMessages } from './certificateMessages.ts'
import { ReasonDialog } from '../ask/ReasonDialog.tsx'
import { submittedMessages } from './submittedMessages.ts'
import type { CertificateFileUse } from './useCertificateFile.ts'
import type { SubmittedCertificate, SubmittedUse } from './useSubmittedCertificates.ts'

export interface SubmittedCertificatesProps extends SubmittedUse {
  readonly files: Pick<CertificateFileUse, 'save'>
  readonly dates: Dates
}

/** Certificates of other organisations that somebody has to confirm or reject. */
export function SubmittedCertificates({ submitted, files, decide, dates }: SubmittedCertificatesProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [rejecting, setRejecting] = useState<SubmittedCertificate | null>(null)
  const columns = useMemo(() => submittedColumns(intl, dates), [intl, dates])
  const confirm = async (certificate: SubmittedCertificate): Promise<void> => {
    const reason = reasonOf(await decide(certificate, true, ''))
    const { title, holder } = certificate
    toasts.toast(
      reason === null
        ? { message: formatMessage(submittedMessages.confirmed, { title, holder }) }
        : { tone: 'bad', message: formatMessage(submittedMessages.notDone, { title, reason: formatMessage(reason) }) },
    )
  }
  const menu = (of: SubmittedCertificate): readonly MenuSection[] => [
    {
      id: 'actions',
      items: [
        { id: 'file', label: formatMessage(submittedMessages.file), onAction: () => files.save(of.uuid) },
        {
          id: 'confirm',
          label: formatMessage(submittedMessages.confirm),
          writes: true,
          onAction: () => void confirm(of),
        },
        {
          id: 'reject',
          label: formatMessage(submittedMessages.reject),
          writes: true,
          onAction: () => setRejecting(of),
        },
      ],
    },
  ]
  return (
    <>
      <ListTable
        list={submitted}
        offered={[]}
        label={formatMessage(submittedMessages.list)}
        pagesLabel={formatMessage(submittedMessages.pages)}
        columns={columns}
        rowMenu={menu}
        rowLabel={({ holder, title }) => `${holder}, ${title}`}
        empty={{
          title: formatMessage(submittedMessages.emptyTitle),
          sentence: formatMessage(submittedMessages.emptyText),
        }}
      />
      {rejecting === null ? null : (
        <ReasonDialog
          title={formatMessage(submittedMessages.rejectTitle, { title: rejecting.title })}
          text={formatMessage(submittedMessages.rejectText, { holder: rejecting.holder })}
          verb={formatMessage(submittedMessages.reject)}
          done={formatMessage(submittedMessages.rejected, { title: rejecting.title })}
          act={(reason) => decide(rejecting, false, reason)}
          onClose={() => setRejecting(null)}
        />
      )}
    </>
  )
}

function submittedColumns({ formatMessage }: IntlShape, dates: Dates): readonly Column<SubmittedCertificate>[] {
  const until = ({ validUntil }: SubmittedCertificate): string =>
    typeof validUntil === 'string' ? dates.day(validUntil) : formatMessage(certificateColumnMessages.noEnd)
  return [
    {
      id: 'holder',
      label: formatMessage(certificateColumnMessages.holder),
      isRowHeader: true,
      cell: ({ holder, submittedAt }) => (
        <NameCell
          name={holder}
          second={formatMessage(submittedMessages.sent, { day: dates.date(new Date(submittedAt)) })}
        />
      ),
      textValue: ({ holder }) => holder,
    },
    {
      id: 'title',
      label: formatMessage(certificateColumnMessages.certificate),
      onCard: 'line',
      cell: ({ title, issuer }) => <NameCell name={title} second={issuer} />,
      textValue: ({ title }) => title,
    },
    {
      id: 'issuedOn',
      label: formatMessage(certificateColumnMessages.issuedOn),
      width: { initial: 130 },
      cell: ({ issuedOn }) => <DateCell text={dates.day(issuedOn)} />,
      textValue: ({ issuedOn }) => dates.day(issuedOn),
    },
    {
      id: 'until',
      label: formatMessage(certificateColumnMessages.until),
      width: { initial: 140 },
      cell: (one) => <DateCell text={until(one)} />,
      textValue: until,
    },
  ]
}
