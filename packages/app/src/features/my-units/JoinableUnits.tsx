import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { Pagination } from '@somo/ui/Pagination'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { AddressSearch } from '../../domain/list/view/AddressSearch.tsx'
import { ListQueryView } from '../../domain/list/view/ListQueryView.tsx'
import { joinMessages } from './joinMessages.ts'
import { messages } from './messages.ts'
import * as styles from './UnitCard.css.ts'
import { UnitMark } from './UnitMark.tsx'
import type { JoinSteps } from './useJoinSteps.ts'
import type { JoinablePage, JoinableUnit, JoiningUse } from './useJoining.ts'

export interface JoinableUnitsProps {
  readonly joining: JoiningUse
  readonly steps: JoinSteps
}

/** The units that the person may join by themselves, with their search. */
export function JoinableUnits({ joining, steps }: JoinableUnitsProps) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  const { joinable } = joining
  return (
    <section aria-labelledby={titleId}>
      <Stack space={16}>
        <div>
          <Heading level={2} id={titleId}>
            {formatMessage(joinMessages.title)}
          </Heading>
          <Text step="small" tone="ink2">
            {formatMessage(joinMessages.lead)}
          </Text>
        </div>
        <AddressSearch
          label={formatMessage(joinMessages.search)}
          isLabelHidden
          placeholder={formatMessage(joinMessages.search)}
          search={joining.search}
          onSearch={joining.onSearch}
          isBusy={joinable.isWaiting && joinable.data !== null}
        />
        <ListQueryView state={joinable} onRetry={joining.retry} onFirst={joining.onFirst}>
          {(page) =>
            page.items.length === 0 ? (
              <Text tone="ink2">{formatMessage(joinMessages.none)}</Text>
            ) : (
              <Choices page={page} joining={joining} steps={steps} />
            )
          }
        </ListQueryView>
      </Stack>
    </section>
  )
}

function Choices({ page, joining, steps }: JoinableUnitsProps & { readonly page: JoinablePage }) {
  const { formatMessage } = useIntl()
  const { hasNext, hasPrevious } = page.pageInfo
  return (
    <>
      <ul className={styles.list} role="list" aria-label={formatMessage(joinMessages.list)}>
        {page.items.map((unit) => (
          <JoinCard
            key={unit.uuid}
            unit={unit}
            isPending={steps.pending === unit.uuid}
            onJoin={() => steps.join(unit)}
          />
        ))}
      </ul>
      {hasNext || hasPrevious ? (
        <Pagination
          label={formatMessage(joinMessages.pages)}
          range={null}
          total={null}
          summary=""
          hasNext={hasNext}
          hasPrevious={hasPrevious}
          onMove={joining.onMove}
          pageSize={joining.pageSize}
          isLoading={joining.joinable.isWaiting}
        />
      ) : null}
    </>
  )
}

function JoinCard({
  unit,
  isPending,
  onJoin,
}: {
  readonly unit: JoinableUnit
  readonly isPending: boolean
  readonly onJoin: () => void
}) {
  const { formatMessage } = useIntl()
  const nameId = useId()
  const { name, path, description, joinMode } = unit
  const isOpen = joinMode === 'OPEN'
  return (
    <li className={styles.card}>
      <UnitMark logoUrl={unit.logoUrl} color={unit.color} />
      <article className={styles.words} aria-labelledby={nameId}>
        <div>
          <Heading level={3} id={nameId}>
            {name}
          </Heading>
          {path.length === 0 ? null : (
            <Text step="small" tone="ink2">
              {formatMessage(messages.path, { path: path.map((step) => step.name).join(' › ') })}
            </Text>
          )}
        </div>
        {description === null ? null : <Text>{description}</Text>}
        <Inline space={16}>
          {unit.request !== null && !isOpen ? (
            <StatusChip kind={unit.request === 'REQUESTED' ? 'waiting' : 'paused'}>
              {formatMessage(unit.request === 'REQUESTED' ? joinMessages.waiting : joinMessages.notAgain)}
            </StatusChip>
          ) : (
            <Button writes size="sm" isPending={isPending} onPress={onJoin} aria-describedby={nameId}>
              {formatMessage(isOpen ? joinMessages.join : joinMessages.ask)}
            </Button>
          )}
          <Text as="span" step="small" tone="ink2">
            {formatMessage(isOpen ? joinMessages.open : joinMessages.byRequest)}
          </Text>
        </Inline>
      </article>
    </li>
  )
}
