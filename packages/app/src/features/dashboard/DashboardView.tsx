import { Page } from '@somo/ui/Page'
import { Stack } from '@somo/ui/Stack'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AccessFacts } from './AccessFacts.tsx'
import { dayPart } from './greeting.ts'
import { MarginDate } from './MarginDate.tsx'
import { greetings, messages } from './messages.ts'
import { Notices } from './Notices.tsx'
import { QuickWays } from './QuickWays.tsx'
import type { DashboardData } from './useDashboard.ts'

export interface DashboardViewProps extends Omit<DashboardData, 'setup' | 'requests'> {
  /** What only those see who administer or manage; null for everybody else. */
  readonly late: ReactNode
  readonly now: Date
  /** Writes a date as the person set it. */
  readonly formatDate: (date: Date) => string
}

/** The start page: a greeting, the date in the margin, what has to be known, and widgets that stand and fall alone. */
export function DashboardView(data: DashboardViewProps) {
  const { person, unit, late, isWaiting, notices, ways, apiVersion, refusal, dismissRefusal, reload, now, formatDate } =
    data
  const { formatMessage } = useIntl()
  const name = person.givenName ?? ''
  const hasRole = person.roles.length > 0
  return (
    <Page
      titleStep="display"
      title={formatMessage(greetings[dayPart(now)], { name, hasName: name === '' ? 'no' : 'yes' })}
      lead={formatMessage(hasRole ? messages.lead : messages.leadNoRole)}
      margin={<MarginDate date={now} formatDate={formatDate} />}
      aside={<AccessFacts roles={person.roles} unit={unit} apiVersion={apiVersion} formatDate={formatDate} />}
    >
      <Stack space={48}>
        <Notices {...{ refusal, dismissRefusal, person, notices, formatDate }} onRetry={() => void reload()} />
        {late}
        {/* What comes above decides where the ways stand: drawn at once they would jump away under the finger. */}
        {isWaiting ? null : <QuickWays ways={ways} />}
      </Stack>
    </Page>
  )
}
