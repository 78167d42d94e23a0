import type { PageInput } from '@somo/graphql/schema'
import { DataTable, DateCell, NameCell, type Column, type Selected } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { Notice } from '@somo/ui/Notice'
import { Pagination, type PageMove } from '@somo/ui/Pagination'
import { SelectionBar } from '@somo/ui/SelectionBar'
import { Stack } from '@somo/ui/Stack'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCertificateFile } from '../../../domain/certificate/useCertificateFile.ts'
import { useSubmittedCertificates } from '../../../domain/certificate/useSubmittedCertificates.ts'
import { listMessages } from '../../../domain/list/view/listMessages.ts'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { useMoments } from '../../../domain/list/state/useMoments.ts'
import { addresses } from '../../../domain/navigation/addresses.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import { requestMessages } from './requestMessages.ts'
import { submittedList } from './submittedList.ts'
import { SubmittedPart } from './SubmittedPart.tsx'
import { useRequests, type RequestPage, type RequestRow, type RequestsUse } from './useRequests.ts'

const size = 25

/** How many ask to join a unit. */
export interface JoinRequests {
  readonly unit: { readonly uuid: string; readonly name: string }
  readonly count: number
}

export interface RequestsPartProps {
  readonly dates: Dates
  readonly now: Date
  /** Requests to join units; they are answered in unit management. */
  readonly joins: readonly JoinRequests[]
  /** Fewer wait. */
  readonly onDecided: () => void
}

/** The tab of requests, with its calls. */
export function RequestsPart(props: RequestsPartProps) {
  const { dates, onDecided } = props
  const [page, setPage] = useState<PageInput>({ first: size })
  const certificates = useSubmittedCertificates(submittedList, { onDecided })
  const files = useCertificateFile()
  return (
    <Stack space={32}>
      <RequestsTab {...props} use={useRequests(page)} onPage={setPage} />
      <SubmittedPart {...certificates} files={files} dates={dates} />
    </Stack>
  )
}

export interface RequestsTabProps extends RequestsPartProps {
  readonly use: RequestsUse
  readonly onPage: (page: PageInput) => void
}

const idOf = ({ uuid }: RequestRow): string => uuid

/** Everything means the rows of the page: each decision names them. */
const namedIn = (selected: Selected, items: readonly RequestRow[]): ReadonlySet<string> =>
  'all' in selected ? new Set(items.map(idOf).filter((uuid) => !selected.except.has(uuid))) : selected

/** Who asks for which medium: approved or declined one by one or several at once. */
export function RequestsTab({ use: { requests, decide }, joins, dates, now, onPage, onDecided }: RequestsTabProps) {
  const { formatMessage } = useIntl()
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [isDeclining, setDeclining] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const columns = useRequestColumns(dates, now)
  const act = async (reason: string | null): Promise<string | null> => {
    const failed = reasonOf(await decide([...selected], reason))
    if (failed !== null) return formatMessage(failed)
    const done = reason === null ? requestMessages.approved : requestMessages.declined
    toasts.toast({ message: formatMessage(done, { count: selected.size }) })
    select(new Set())
    requests.retry()
    onDecided()
    return null
  }
  const bar = (
    <SelectionBar
      count={selected.size}
      onClear={() => select(new Set())}
      actions={[
        {
          id: 'approve',
          label: formatMessage(requestMessages.approve),
          onAction: () => void act(null).then(setFailure),
        },
        { id: 'decline', label: formatMessage(requestMessages.decline), onAction: () => setDeclining(true) },
      ]}
    />
  )
  return (
    <Stack space={12}>
      {failure === null ? null : (
        <Notice tone="warn" isLive>
          {failure}
        </Notice>
      )}
      {joins.map(({ unit, count }) => (
        <Notice
          key={unit.uuid}
          tone="info"
          action={{
            label: formatMessage(requestMessages.answerJoins),
            href: `${addresses.unitManagement}?unit=${unit.uuid}&do=requests`,
          }}
        >
          {formatMessage(requestMessages.joins, { count, unit: unit.name })}
        </Notice>
      ))}
      <Heading level={2}>{formatMessage(requestMessages.list)}</Heading>
      <QueryView state={requests} onRetry={requests.retry}>
        {(shown) => (
          <DataTable
            label={formatMessage(requestMessages.list)}
            columns={columns}
            rows={shown.items}
            rowId={idOf}
            status={requests.isWaiting ? 'refreshing' : 'ready'}
            selection={{ selected, onChange: (next) => select(namedIn(next, shown.items)) }}
            slots={{
              selectionBar: bar,
              empty: (
                <EmptyState title={formatMessage(requestMessages.emptyTitle)}>
                  {formatMessage(requestMessages.emptyText)}
                </EmptyState>
              ),
              ...(shown.pageInfo.hasNext || shown.pageInfo.hasPrevious
                ? { footer: <Pages page={shown} isLoading={requests.isWaiting} onPage={onPage} /> }
                : {}),
            }}
          />
        )}
      </QueryView>
      {isDeclining ? <DeclineDialog count={selected.size} decline={act} onClose={() => setDeclining(false)} /> : null}
    </Stack>
  )
}

interface PagesProps {
  readonly page: RequestPage
  readonly isLoading: boolean
  readonly onPage: RequestsTabProps['onPage']
}

function Pages({ page: { items, pageInfo }, isLoading, onPage }: PagesProps) {
  const { formatMessage } = useIntl()
  const move = (to: PageMove): void => {
    if (to === 'next') onPage({ first: size, after: pageInfo.endCursor })
    else if (to === 'previous') onPage({ last: size, before: pageInfo.startCursor })
    else onPage(to === 'last' ? { last: size } : { first: size })
  }
  return (
    <Pagination
      label={formatMessage(requestMessages.pages)}
      range={null}
      total={null}
      pageSize={size}
      isLoading={isLoading}
      onMove={move}
      summary={formatMessage(listMessages.shown, { count: items.length })}
      hasNext={pageInfo.hasNext}
      hasPrevious={pageInfo.hasPrevious}
    />
  )
}

function useRequestColumns(dates: Dates, now: Date): readonly Column<RequestRow>[] {
  const { formatMessage } = useIntl()
  const { when } = useMoments(now, dates)
  return useMemo(
    () => [
      {
        id: 'person',
        label: formatMessage(requestMessages.person),
        isRowHeader: true,
        cell: ({ person, unit }) => <NameCell name={person.name} second={unit?.name ?? ''} />,
        textValue: ({ person }) => person.name,
      },
      {
        id: 'medium',
        label: formatMessage(requestMessages.medium),
        onCard: 'line',
        cell: ({ mediumTitle }) => mediumTitle,
        textValue: ({ mediumTitle }) => mediumTitle,
      },
      {
        id: 'requested',
        label: formatMessage(requestMessages.requested),
        width: { initial: 168 },
        cell: ({ requestedAt }) => <DateCell text={when(requestedAt)} />,
        textValue: ({ requestedAt }) => when(requestedAt),
      },
    ],
    [formatMessage, when],
  )
}
