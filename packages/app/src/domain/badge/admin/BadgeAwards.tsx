import { Button } from '@somo/ui/Button'
import { DataTable, type Column } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { firstPlace } from '../../list/definition/listState.ts'
import { ListPages } from '../../list/view/ListPages.tsx'
import { ListQueryView } from '../../list/view/ListQueryView.tsx'
import { awardMessages } from './adminMessages.ts'
import { AwardDialog, RevokeDialog } from './AwardDialogs.tsx'
import type { AdminBadge, BadgeAdminData, GivenBadge } from './badgeAdminTypes.ts'

export interface BadgeAwardsProps extends Pick<BadgeAdminData, 'awards' | 'address' | 'actions' | 'findPeople'> {
  readonly badge: AdminBadge
  readonly dates: Dates
}

/** Who was awarded a badge; one can be given by hand or revoked. */
export function BadgeAwards({ badge, dates, awards, address, actions, findPeople }: BadgeAwardsProps) {
  const { formatMessage } = useIntl()
  const [openDialog, setOpenDialog] = useState<GivenBadge | 'award' | null>(null)
  const columns = useColumns(dates)
  const { state, change } = address
  const isActive = badge.state === 'ACTIVE'
  const count = { matching: null, isCapped: false, isCounting: false, onCountAll: () => undefined }
  return (
    <Stack space={16}>
      <div>
        <Button
          writes
          onPress={() => setOpenDialog('award')}
          isDisabled={!isActive}
          disabledReason={isActive ? undefined : formatMessage(awardMessages.notActive)}
        >
          {formatMessage(awardMessages.give)}
        </Button>
      </div>
      <ListQueryView
        state={awards}
        onRetry={awards.retry}
        onFirst={state.place.at === 'start' ? null : () => change({ place: firstPlace })}
        waiting={<Skeleton lines={6} />}
      >
        {(page) =>
          page.items.length === 0 ? (
            <EmptyState title={formatMessage(awardMessages.empty)}>
              {formatMessage(awardMessages.emptySentence)}
            </EmptyState>
          ) : (
            <>
              <DataTable
                label={formatMessage(awardMessages.table)}
                columns={columns}
                rows={page.items}
                rowId={({ uuid }) => uuid}
                hasRowMenu={({ revokedAt }) => revokedAt === null || revokedAt === undefined}
                rowMenu={(row) => [
                  {
                    id: 'award',
                    items: [
                      { id: 'revoke', label: formatMessage(awardMessages.revoke), onAction: () => setOpenDialog(row) },
                    ],
                  },
                ]}
              />
              <ListPages
                label={formatMessage(awardMessages.pages)}
                state={state}
                count={count}
                pageInfo={page.pageInfo}
                shown={page.items.length}
                isLoading={awards.isWaiting}
                onChange={change}
              />
            </>
          )
        }
      </ListQueryView>
      {openDialog === 'award' ? (
        <AwardDialog badge={badge} actions={actions} findPeople={findPeople} onClose={() => setOpenDialog(null)} />
      ) : openDialog === null ? null : (
        <RevokeDialog award={openDialog} actions={actions} onClose={() => setOpenDialog(null)} />
      )}
    </Stack>
  )
}

function useColumns(dates: Dates): readonly Column<GivenBadge>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'person',
        label: formatMessage(awardMessages.person),
        isRowHeader: true,
        cell: ({ name }) => name,
        textValue: ({ name }) => name,
      },
      {
        id: 'awarded',
        label: formatMessage(awardMessages.awarded),
        width: { initial: 130 },
        cell: ({ awardedAt }) => dates.date(new Date(awardedAt)),
      },
      {
        id: 'why',
        label: formatMessage(awardMessages.why),
        cell: ({ awardedBy, reason }) =>
          reason === null || reason === undefined
            ? formatMessage(awardMessages.byRule)
            : formatMessage(awardMessages.byHand, { name: awardedBy ?? '', reason }),
      },
      {
        id: 'state',
        label: formatMessage(awardMessages.state),
        cell: ({ revokedAt, revokedReason }) =>
          revokedAt === null || revokedAt === undefined ? (
            <StatusChip kind="done">{formatMessage(awardMessages.valid)}</StatusChip>
          ) : (
            <Text step="small" tone="ink2">
              {formatMessage(awardMessages.revoked, {
                date: dates.date(new Date(revokedAt)),
                reason: revokedReason ?? '',
              })}
            </Text>
          ),
      },
    ],
    [dates, formatMessage],
  )
}
