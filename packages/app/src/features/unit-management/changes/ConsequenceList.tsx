import { Notice } from '@somo/ui/Notice'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { ArrowLeftRight, Minus, Plus, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { ConsequenceGroup } from '../../../domain/consequence/ConsequenceGroup.tsx'
import * as styles from '../../../domain/consequence/ConsequenceGroup.css.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Problem } from '../../../platform/errors/problem.ts'
import { changeMessages } from './changeMessages.ts'
import type { Consequences } from '../unitTypes.ts'
import { useReason } from '../useReason.ts'

export interface ConsequenceListProps {
  /** Null while the answer is on its way. */
  readonly previewed: { readonly consequences: Consequences | null; readonly problem: Problem | null } | null
  /** All is chosen that has to be. */
  readonly isChosen: boolean
  readonly onRetry: () => void
}

/** What a change would do to people, before it happens. */
export function ConsequenceList({ previewed, isChosen, onRetry }: ConsequenceListProps) {
  const { formatMessage } = useIntl()
  if (!isChosen) return <Text tone="ink2">{formatMessage(changeMessages.choose)}</Text>
  const state = {
    isWaiting: previewed === null,
    data: previewed?.consequences ?? null,
    problem: previewed?.problem ?? null,
  }
  return (
    <QueryView
      state={state}
      onRetry={onRetry}
      waiting={<Skeleton lines={4} label={formatMessage(changeMessages.waiting)} />}
    >
      {(consequences) =>
        consequences.userErrors.length > 0 ? <Refused consequences={consequences} /> : <Effects {...consequences} />
      }
    </QueryView>
  )
}

function Refused({ consequences: { userErrors } }: { readonly consequences: Consequences }) {
  const reasonOf = useReason()
  return (
    <Notice tone="bad" isLive>
      {reasonOf({ problem: null, userErrors })}
    </Notice>
  )
}

function Effects({
  people,
  units,
  gain,
  gainCount,
  lose,
  loseCount,
  designPeople,
  designFrom,
  doubleMembers,
  isLarge,
}: Consequences) {
  const { formatMessage } = useIntl()
  const also = [
    ...(designPeople === 0
      ? []
      : [
          designFrom === null
            ? formatMessage(changeMessages.designProduct, { people: designPeople })
            : formatMessage(changeMessages.design, { people: designPeople, unit: designFrom.name }),
        ]),
    ...(doubleMembers === 0 ? [] : [formatMessage(changeMessages.doubles, { count: doubleMembers })]),
  ]
  return (
    <Stack space={20}>
      <Text as="p">{formatMessage(changeMessages.concerned, { people, units })}</Text>
      {gainCount === 0 ? null : (
        <VisibilityGroup
          title={formatMessage(changeMessages.gain, { count: gainCount })}
          glyph={Plus}
          tone="ok"
          changes={gain}
          count={gainCount}
        />
      )}
      {loseCount === 0 ? null : (
        <VisibilityGroup
          title={formatMessage(changeMessages.lose, { count: loseCount })}
          glyph={Minus}
          tone="bad"
          changes={lose}
          count={loseCount}
        />
      )}
      {also.length === 0 ? null : (
        <ConsequenceGroup title={formatMessage(changeMessages.also)} glyph={ArrowLeftRight} tone="info">
          {also.map((text) => (
            <li key={text} className={styles.line}>
              {text}
            </li>
          ))}
        </ConsequenceGroup>
      )}
      {gainCount + loseCount + also.length === 0 ? (
        <Text tone="ink2">{formatMessage(changeMessages.nothing)}</Text>
      ) : null}
      {isLarge ? <Text tone="ink2">{formatMessage(changeMessages.large)}</Text> : null}
    </Stack>
  )
}

interface VisibilityGroupProps {
  readonly title: string
  readonly glyph: LucideIcon
  readonly tone: 'ok' | 'bad'
  readonly changes: Consequences['gain']
  readonly count: number
}

function VisibilityGroup({ changes, count, ...group }: VisibilityGroupProps) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <ConsequenceGroup {...group}>
      {changes.map(({ manager, unit, people }) => (
        <li key={`${manager} ${unit.uuid}`} className={styles.line}>
          <span>
            {manager}
            <Text as="span" step="small" tone="ink2">
              {' '}
              {formatMessage(changeMessages.sight, { unit: unit.name })}
            </Text>
          </span>
          <span className={styles.count}>{formatNumber(people)}</span>
        </li>
      ))}
      {count > changes.length ? (
        <li className={styles.line}>{formatMessage(changeMessages.others, { count: count - changes.length })}</li>
      ) : null}
    </ConsequenceGroup>
  )
}
