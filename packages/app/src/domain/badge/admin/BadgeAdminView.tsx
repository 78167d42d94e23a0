import { DataTable, type Column } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { Text } from '@somo/ui/Text'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { Message } from '../../../platform/locale/message.ts'
import { BadgeDrawing } from '../BadgeDrawing.tsx'
import { useRuleText } from '../useRuleText.ts'
import { leadMessages, listMessages } from './adminMessages.ts'
import * as styles from './BadgeAdmin.css.ts'
import { badgeHref, type BadgeAddress } from './badgeAddress.ts'
import type { AdminBadge, BadgeAdminData } from './badgeAdminTypes.ts'
import { BadgePanel } from './BadgePanel.tsx'
import { BadgeStateChip } from './BadgeStateChip.tsx'
import { nameOfBadge } from './nameOfBadge.ts'
import { NewBadgePanel } from './NewBadgePanel.tsx'

export interface BadgeAdminViewProps extends BadgeAdminData {
  readonly title: Message
  readonly place: BadgeAddress
  readonly dates: Dates
  readonly onOpen: (badge: string) => void
}

/** The badges of one kind, or the one that is open. */
export function BadgeAdminView({ title, place, dates, onOpen, ...data }: BadgeAdminViewProps) {
  const { formatMessage } = useIntl()
  if (place.badge === 'new') return <NewBadgePanel {...data} onCreated={onOpen} />
  if (place.badge !== null)
    return data.badge.data === null ? (
      <Page
        layout="list"
        title={formatMessage(title)}
        eyebrow={<Link href="?">{formatMessage(listMessages.back)}</Link>}
      >
        <QueryView state={data.badge} onRetry={data.badge.retry} waiting={<Skeleton lines={8} />}>
          {() => null}
        </QueryView>
      </Page>
    ) : (
      <BadgePanel key={data.badge.data.uuid} open={data.badge.data} tab={place.tab} dates={dates} {...data} />
    )
  return <BadgeList title={title} dates={dates} {...data} />
}

function BadgeList({ title, dates, kind, list }: BadgeAdminData & Pick<BadgeAdminViewProps, 'title' | 'dates'>) {
  const { formatMessage } = useIntl()
  const columns = useColumns(dates)
  const add = (
    <Link href={badgeHref({ badge: 'new' })} variant="solidButton" icon={<Icon glyph={Plus} />}>
      {formatMessage(listMessages.add)}
    </Link>
  )
  const isEmpty = list.data?.length === 0
  return (
    <Page
      layout="list"
      title={formatMessage(title)}
      lead={formatMessage(leadMessages[kind])}
      {...(list.data === null || isEmpty ? {} : { actions: add })}
    >
      <QueryView state={list} onRetry={list.retry} waiting={<Skeleton lines={8} />}>
        {(badges) =>
          badges.length === 0 ? (
            <EmptyState title={formatMessage(listMessages.empty)} action={add}>
              {formatMessage(listMessages.emptySentence)}
            </EmptyState>
          ) : (
            <DataTable
              label={formatMessage(listMessages.table)}
              columns={columns}
              rows={badges}
              rowId={({ uuid }) => uuid}
              rowHref={({ uuid }) => badgeHref({ badge: uuid })}
            />
          )
        }
      </QueryView>
    </Page>
  )
}

function useColumns(dates: Dates): readonly Column<AdminBadge>[] {
  const { formatMessage, formatNumber, locale } = useIntl()
  const ruleText = useRuleText()
  return useMemo(
    () => [
      {
        id: 'name',
        label: formatMessage(listMessages.name),
        isRowHeader: true,
        cell: (badge) => (
          <span className={styles.nameCell}>
            <BadgeDrawing image={badge.image} size={36} />
            {nameOfBadge(badge, locale)}
          </span>
        ),
        textValue: (badge) => nameOfBadge(badge, locale),
      },
      {
        id: 'state',
        label: formatMessage(listMessages.state),
        width: { initial: 150 },
        cell: ({ state, hasDraft }) => (
          <span>
            <BadgeStateChip state={state} />
            {hasDraft && state !== 'DRAFT' ? (
              <Text step="small" tone="ink2">
                {formatMessage(listMessages.hasDraft)}
              </Text>
            ) : null}
          </span>
        ),
      },
      { id: 'rule', label: formatMessage(listMessages.rule), cell: ({ rule }) => ruleText(rule) },
      {
        id: 'last',
        label: formatMessage(listMessages.last),
        width: { initial: 130 },
        cell: ({ lastAwardedAt }) =>
          lastAwardedAt === null || lastAwardedAt === undefined ? '–' : dates.date(new Date(lastAwardedAt)),
      },
      {
        id: 'awards',
        label: formatMessage(listMessages.awards),
        align: 'number',
        width: { initial: 110 },
        cell: ({ awardCount }) => formatNumber(awardCount),
      },
    ],
    [dates, formatMessage, formatNumber, locale, ruleText],
  )
}
