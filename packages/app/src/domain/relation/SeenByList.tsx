import { Avatar } from '@somo/ui/Avatar'
import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Text } from '@somo/ui/Text'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Outcome } from '../../platform/form/isDone.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { AskAndAct } from '../ask/AskAndAct.tsx'
import { reasonOf } from '../list/reasonOf.ts'
import { relationMessages, relationTypeMessages } from './relationMessages.ts'
import * as styles from './Relation.css.ts'
import { VisibleDataList } from './VisibleDataList.tsx'
import type { SeenBy, SeenByData } from './useSeenBy.ts'

export interface SeenByListProps extends Pick<SeenByData, 'respond' | 'end'> {
  readonly relations: readonly SeenBy[]
  readonly dates: Dates
}

/** People who see, or would see, one's learning: what they see, why, until when, and ending it where one may. */
export function SeenByList({ relations, dates, respond, end }: SeenByListProps) {
  const { formatMessage } = useIntl()
  if (relations.length === 0) return <Text tone="ink2">{formatMessage(relationMessages.none)}</Text>
  return (
    <ul className={styles.list} role="list">
      {relations.map((relation) => (
        <SeenByRow key={relation.uuid} relation={relation} dates={dates} respond={respond} end={end} />
      ))}
    </ul>
  )
}

interface SeenByRowProps extends Omit<SeenByListProps, 'relations'> {
  readonly relation: SeenBy
}

function SeenByRow({ relation, dates, respond, end }: SeenByRowProps) {
  const { formatMessage } = useIntl()
  const [pending, setPending] = useState<'accept' | 'decline' | null>(null)
  const { type, state, startedAt, until, waitsForMe, mayEnd } = relation
  const name = relation.name ?? formatMessage(relationMessages.nobodyYet)
  const typeName = formatMessage(relationTypeMessages[type])
  const line = waitsForMe
    ? formatMessage(relationMessages.asks, { type: typeName })
    : startedAt
      ? formatMessage(relationMessages.since, { type: typeName, date: dates.date(new Date(startedAt)) })
      : formatMessage(relationMessages.invited, { type: typeName })
  const answer = async (isAccepted: boolean): Promise<void> => {
    setPending(isAccepted ? 'accept' : 'decline')
    const reason = reasonOf(await respond(relation, isAccepted))
    setPending(null)
    const done = isAccepted ? relationMessages.accepted : relationMessages.declined
    toasts.toast(
      reason === null ? { message: formatMessage(done, { name }) } : { tone: 'bad', message: formatMessage(reason) },
    )
  }
  return (
    <li className={styles.row}>
      <Avatar name={name} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <Text step="small" tone="ink2">
          {line}
        </Text>
        <VisibleDataList sees={relation.sees} />
      </div>
      <div className={styles.side}>
        {waitsForMe ? (
          <span className={styles.buttons}>
            <Button writes isPending={pending === 'decline'} onPress={() => void answer(false)}>
              {formatMessage(relationMessages.decline)}
            </Button>
            <Button writes variant="solid" isPending={pending === 'accept'} onPress={() => void answer(true)}>
              {formatMessage(relationMessages.accept)}
            </Button>
          </span>
        ) : null}
        {mayEnd && state === 'ACTIVE' ? <EndRelation name={name} end={() => end(relation)} /> : null}
        {mayEnd ? null : (
          <Text as="span" step="small" tone="ink2">
            <span className={styles.note}>
              <Icon glyph={Lock} size="chip" />
              {formatMessage(relationMessages.setByOrganisation)}
            </span>
          </Text>
        )}
        <Text as="span" step="small" tone="ink2">
          {until
            ? formatMessage(relationMessages.until, { date: dates.day(until) })
            : formatMessage(relationMessages.openEnd)}
        </Text>
      </div>
    </li>
  )
}

interface EndRelationProps {
  readonly name: string
  readonly end: () => Promise<Outcome>
}

/** Ends a relation after asking. */
function EndRelation({ name, end }: EndRelationProps) {
  const { formatMessage } = useIntl()
  return (
    <AskAndAct
      label={formatMessage(relationMessages.end)}
      title={formatMessage(relationMessages.endTitle, { name })}
      button={{ size: 'sm' }}
      act={async () => {
        const reason = reasonOf(await end())
        if (reason !== null) return formatMessage(reason)
        toasts.toast({ message: formatMessage(relationMessages.ended) })
        return null
      }}
    >
      {formatMessage(relationMessages.endText, { name })}
    </AskAndAct>
  )
}
