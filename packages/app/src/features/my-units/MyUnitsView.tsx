import { EmptyState } from '@somo/ui/EmptyState'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { actionMessages } from '../../platform/errors/actionMessages.ts'
import { useLazyPart } from '../../platform/errors/LazyPart.tsx'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import type { JoinableUnitsProps } from './JoinableUnits.tsx'
import { joinChunk } from './chunks.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { messages } from './messages.ts'
import { OwnRequests } from './OwnRequests.tsx'
import * as styles from './UnitCard.css.ts'
import { UnitCard } from './UnitCard.tsx'
import { useJoinSteps } from './useJoinSteps.ts'
import type { Choice, MyUnitsData, OwnUnit } from './useMyUnits.ts'

export interface MyUnitsViewProps extends MyUnitsData {
  readonly title: Message
  readonly dates: Dates
}

/** The person's own units, the one that gives the looks first; each with who is responsible. */
export function MyUnitsView({ title, units, retry, choose, canManage, joining, dates }: MyUnitsViewProps) {
  const { formatMessage } = useIntl()
  const { announcement, chosen, onChoose } = useChoice(choose)
  const steps = useJoinSteps(joining)
  const [leaving, setLeaving] = useState<OwnUnit['unit'] | null>(null)
  return (
    <Page layout="list" title={formatMessage(title)} lead={formatMessage(messages.lead)}>
      <Stack space={48}>
        <QueryView state={units} onRetry={retry} waiting={<Skeleton lines={6} />}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState title={formatMessage(messages.emptyTitle)}>{formatMessage(messages.empty)}</EmptyState>
            ) : (
              <Stack space={12}>
                <div role="status">
                  {announcement === null ? null : (
                    <Text step="small" tone="ink2">
                      {announcement}
                    </Text>
                  )}
                </div>
                <ul className={styles.list} role="list" aria-label={formatMessage(messages.list)}>
                  {list.map((own) => (
                    <UnitCard
                      key={own.unit.uuid}
                      own={own}
                      canManage={canManage}
                      canChoose={list.length > 1 && !own.isDefault}
                      isChosen={chosen === own.unit.uuid}
                      onChoose={() => void onChoose(own.unit.uuid, own.unit.name)}
                      onLeave={() => setLeaving(own.unit)}
                      dates={dates}
                    />
                  ))}
                </ul>
              </Stack>
            )
          }
        </QueryView>
        <OwnRequests joining={joining} steps={steps} dates={dates} />
        <UnitsToJoin joining={joining} steps={steps} />
      </Stack>
      {leaving === null ? null : <LeaveQuestion unit={leaving} steps={steps} onEnd={() => setLeaving(null)} />}
    </Page>
  )
}

/** The units that the person may join by themselves. Where there is none at all, and while they are on the way, nothing is said of them. */
function UnitsToJoin(props: JoinableUnitsProps) {
  const { joinable, search, retry } = props.joining
  const late = useLazyPart(joinChunk, true, { isWaiting: false, data: props, problem: null }, retry)
  const isBare =
    search === '' &&
    (joinable.data === null
      ? joinable.problem === null
      : joinable.data.items.length === 0 && !joinable.data.pageInfo.hasPrevious)
  if (isBare || late.state.isWaiting) return null
  return (
    <QueryView state={late.state} onRetry={late.retry}>
      {({ part: { JoinableUnits } }) => <JoinableUnits {...props} />}
    </QueryView>
  )
}

/** Which unit is being chosen, and what came of it, said above the list. */
function useChoice(choose: MyUnitsData['choose']) {
  const { formatMessage } = useIntl()
  const [chosen, setChosen] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState<string | null>(null)
  const describe = (choice: Choice, unit: string): string => {
    if (choice === null) return formatMessage(messages.madeDefault, { unit })
    if (choice === 'gone') return formatMessage(messages.gone)
    return formatMessage(messages.notMade, { reason: formatMessage(actionMessages[choice.code]) })
  }
  const onChoose = async (uuid: string, unit: string): Promise<void> => {
    if (chosen !== null) return
    setChosen(uuid)
    setAnnouncement(describe(await choose(uuid), unit))
    setChosen(null)
  }
  return { announcement, chosen, onChoose }
}
