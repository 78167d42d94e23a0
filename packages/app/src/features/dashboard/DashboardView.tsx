import { Banner } from '@somo/ui/Banner'
import { Page } from '@somo/ui/Page'
import { Stack } from '@somo/ui/Stack'
import { useIntl } from 'react-intl'
import { AccessFacts } from './AccessFacts.tsx'
import { greetings, messages } from './messages.ts'
import { dayPart } from './greeting.ts'
import { MarginDate } from './MarginDate.tsx'
import type { DashboardData } from './useDashboard.ts'

export interface DashboardViewProps extends DashboardData {
  readonly now: Date
  /** Writes a date as the person set it. */
  readonly formatDate: (date: Date) => string
}

/** The start page: a greeting, the date in the margin, and what is open to the person. */
export function DashboardView({ person, unit, apiVersion, refusal, dismissRefusal, now, formatDate }: DashboardViewProps) {
  const { formatMessage } = useIntl()
  const name = person.givenName ?? ''
  const hasRole = person.roles.length > 0
  return (
    <Page
      titleStep="display"
      title={formatMessage(greetings[dayPart(now)], { name, hasName: name === '' ? 'no' : 'yes' })}
      lead={formatMessage(hasRole ? messages.lead : messages.leadNoRole)}
      margin={<MarginDate date={now} formatDate={formatDate} />}
    >
      <Stack space={36}>
        {refusal !== null && (
          <Banner tone="info" isLive onDismiss={dismissRefusal}>
            {formatMessage(messages.refused, { page: formatMessage(refusal.title) })}
          </Banner>
        )}
        <AccessFacts roles={person.roles} unit={unit} apiVersion={apiVersion} formatDate={formatDate} />
      </Stack>
    </Page>
  )
}
