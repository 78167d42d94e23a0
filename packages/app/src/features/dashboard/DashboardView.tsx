import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { TabLinks } from '@somo/ui/Tabs'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { lazy } from '../../platform/lazy.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { AccessFacts } from './AccessFacts.tsx'
import { tabHref } from './dashboardAddress.ts'
import { dayPart } from './greeting.ts'
import { MarginDate } from './MarginDate.tsx'
import { greetings, messages, tabMessages } from './messages.ts'
import { Notices } from './Notices.tsx'
import { QuickWays } from './QuickWays.tsx'
import { useLead } from './useLead.ts'
import type { DashboardData } from './useDashboard.ts'

const learning = lazy(() => import('./lazy/learning/LearningWidgets.tsx'))
const team = lazy(() => import('./lazy/team/TeamWidgets.tsx'))
const administration = lazy(() => import('./lazy/administration/AdministrationWidgets.tsx'))

export interface DashboardViewProps extends DashboardData {
  readonly dates: Dates
}

/** The start page: a greeting, what matters now in a sentence, notices, and the widgets of one tab. */
export function DashboardView(props: DashboardViewProps) {
  const { person, place, widgets, refusal, dismissRefusal, reload, now, dates } = props
  const { formatMessage } = useIntl()
  const name = person.givenName ?? ''
  const retry = (): void => void reload()
  return (
    <Page
      titleStep="display"
      title={formatMessage(greetings[dayPart(now)], { name, hasName: name === '' ? 'no' : 'yes' })}
      lead={useLead(props)}
      margin={<MarginDate date={now} formatDate={dates.date} />}
      {...sidesOf(props)}
    >
      <Stack space={place.tab === 'team' ? 24 : 48}>
        <Notices
          refusal={refusal}
          dismissRefusal={dismissRefusal}
          person={person}
          notices={widgets.notices}
          formatDate={dates.date}
          onRetry={retry}
        />
        <TabRow {...props} />
        <Widgets {...props} />
      </Stack>
    </Page>
  )
}

/** What stands beside and below the widgets. */
function sidesOf(props: DashboardViewProps): { readonly aside?: ReactNode; readonly foot?: ReactNode } {
  const { place, person, unit, apiVersion, dates } = props
  if (place.tab === 'team') return {}
  if (place.tab !== 'learning')
    return { aside: <AccessFacts roles={person.roles} unit={unit} apiVersion={apiVersion} formatDate={dates.date} /> }
  return {
    aside: (
      <LazyPart chunk={learning} {...codeAlone} waiting={<Skeleton lines={8} />}>
        {({ LearningAside }) => <LearningAside {...props} />}
      </LazyPart>
    ),
    foot: (
      <LazyPart chunk={learning} {...codeAlone} waiting={<Skeleton lines={3} />}>
        {({ RecommendedMedia }) => <RecommendedMedia {...props} />}
      </LazyPart>
    ),
  }
}

function TabRow({ tabs, place }: DashboardViewProps) {
  const { formatMessage } = useIntl()
  if (tabs.length < 2) return null
  const items = tabs.map((id) => ({ id, label: formatMessage(tabMessages[id]), href: tabHref(id) }))
  return <TabLinks label={formatMessage(messages.tabs)} items={items} currentKey={place.tab} />
}

function Widgets(props: DashboardViewProps) {
  const { place, isWaiting, ways } = props
  const waiting = <Skeleton lines={8} />
  if (place.tab === 'learning')
    return (
      <LazyPart chunk={learning} {...codeAlone} waiting={waiting}>
        {({ LearningWidgets }) => <LearningWidgets {...props} />}
      </LazyPart>
    )
  if (place.tab === 'team')
    return (
      <LazyPart chunk={team} {...codeAlone} waiting={waiting}>
        {({ TeamWidgets }) => <TeamWidgets {...props} />}
      </LazyPart>
    )
  // What comes above decides where the ways stand: drawn at once they would jump away under the finger.
  const links = isWaiting ? null : <QuickWays ways={ways} />
  if (place.tab === null) return links
  return (
    <>
      <LazyPart chunk={administration} {...codeAlone} waiting={waiting}>
        {({ AdministrationWidgets }) => <AdministrationWidgets {...props} />}
      </LazyPart>
      {links}
    </>
  )
}
