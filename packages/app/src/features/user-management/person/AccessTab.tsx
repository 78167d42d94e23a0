import { Button } from '@somo/ui/Button'
import { Inline } from '@somo/ui/Inline'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { useIntl } from 'react-intl'
import { DaysLeft } from '../../../domain/day/DaysLeft.tsx'
import { Fact, FactList } from '../../../domain/facts/FactList.tsx'
import { useMoments } from '../../../domain/list/state/useMoments.ts'
import { useRoleNames } from '../../../domain/user/useRoleNames.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { actionMessages, columnMessages } from '../messages.ts'
import type { PersonAction } from '../bulk/personActions.ts'
import { PersonStatus } from '../list/peopleColumns.tsx'
import type { Abilities } from '../list/peopleList.ts'
import { accessMessages, sourceMessages } from './accessMessages.ts'
import { fieldMessages } from './fieldMessages.ts'
import type { Person } from './usePerson.ts'

export interface AccessTabProps {
  readonly person: Person
  readonly abilities: Abilities | null
  readonly dates: Dates
  readonly now: Date
  readonly onAct: (action: PersonAction) => void
  readonly onPasswordLink: () => void
}

/** Whether and how somebody comes in, and what can be done about it. */
export function AccessTab({ person, abilities, dates, now, onAct, onPasswordLink }: AccessTabProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { when, day } = useMoments(now, dates)
  const roles = useRoleNames(person.roles)
  const never = formatMessage(columnMessages.never)
  return (
    <Stack space={20}>
      {person.mayChange ? null : <Notice tone="info">{formatMessage(fieldMessages.moreRights)}</Notice>}
      {abilities?.source === 'OUTSIDE' ? <Notice tone="info">{formatMessage(accessMessages.outside)}</Notice> : null}
      {abilities?.hasMailServer === false ? (
        <Notice tone="info">{formatMessage(accessMessages.noMailServer)}</Notice>
      ) : null}
      <FactList>
        <Fact label={formatMessage(columnMessages.status)}>
          <PersonStatus status={person.status} invitedAt={person.invitedAt} />
        </Fact>
        <Fact label={formatMessage(columnMessages.roles)}>{roles === '' ? '–' : roles}</Fact>
        {person.deactivateOn === null ? null : (
          <Fact label={formatMessage(accessMessages.lastDay)}>
            <span>{dates.day(person.deactivateOn)}</span>
            {person.ends === null ? null : <DaysLeft count={person.ends} />}
          </Fact>
        )}
        <Fact label={formatMessage(columnMessages.lastSignIn)}>
          {person.lastSignInAt === null ? never : when(person.lastSignInAt)}
        </Fact>
        <Fact label={formatMessage(accessMessages.loginCount)}>{formatNumber(person.loginCount)}</Fact>
        <Fact label={formatMessage(columnMessages.invited)}>
          {person.invitedAt === null ? '–' : when(person.invitedAt)}
        </Fact>
        <Fact label={formatMessage(columnMessages.created)}>
          {formatMessage(accessMessages.createdBy, {
            day: day(person.createdAt),
            source: formatMessage(sourceMessages[person.source]),
          })}
        </Fact>
      </FactList>
      {person.status === 'ANONYMISED' || !person.mayChange ? null : (
        <Inline>
          {stepsFor(person).map((action) => (
            <Button writes key={action} onPress={() => onAct(action)}>
              {formatMessage(actionMessages[action])}
            </Button>
          ))}
          {person.status === 'ACTIVE' && !person.lockedFields.includes('PASSWORD') ? (
            <Button writes onPress={onPasswordLink}>
              {formatMessage(accessMessages.passwordLink)}
            </Button>
          ) : null}
        </Inline>
      )}
    </Stack>
  )
}

const stepsFor = ({ status }: Person): readonly PersonAction[] => {
  if (status === 'INVITED') return ['INVITE', 'LETTERS', 'SUSPEND']
  return status === 'SUSPENDED' ? ['REACTIVATE'] : ['END_SESSIONS', 'SUSPEND']
}
