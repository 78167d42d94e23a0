import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { lazy } from '../../platform/lazy.ts'
import * as styles from './DashboardView.css.ts'
import { dayPart } from './greeting.ts'
import { MarginDate } from './MarginDate.tsx'
import { greetings } from './messages.ts'
import { useLead } from './useLead.ts'
import type { DashboardData } from './useDashboard.ts'

const customise = lazy(() => import('./lazy/customise/Customise.tsx'))
const notices = lazy(() => import('./lazy/notices/Notices.tsx'))
const tabRow = lazy(() => import('./lazy/tabs/DashboardTabs.tsx'))
const access = lazy(() => import('./lazy/access/access.ts'))
const learning = lazy(() => import('./lazy/learning/LearningWidgets.tsx'))
const team = lazy(() => import('./lazy/team/TeamWidgets.tsx'))
const administration = lazy(() => import('./lazy/administration/AdministrationWidgets.tsx'))

/**
 * The start page: a greeting, what matters now in a sentence, notices, and the widgets of one tab. Everything that only
 * some people see is a chunk of its own.
 */
export function DashboardView(props: DashboardData) {
  const { person, place, widgets, refusal, dismissRefusal, reload, now } = props
  const { formatMessage } = useIntl()
  const name = person.givenName ?? ''
  return (
    <Page
      titleStep="display"
      title={formatMessage(greetings[dayPart(now)], { name, hasName: name === '' ? 'no' : 'yes' })}
      lead={useLead(props)}
      margin={<MarginDate date={now} />}
      {...actionsOf(props)}
      {...sidesOf(props)}
    >
      <Stack space={place.tab === 'team' ? 24 : 48}>
        <LazyPart chunk={notices} {...codeAlone} waiting={null}>
          {({ Notices }) => (
            <Notices
              refusal={refusal}
              dismissRefusal={dismissRefusal}
              person={person}
              notices={widgets.notices}
              onRetry={() => void reload()}
            />
          )}
        </LazyPart>
        <TabRow {...props} />
        <Widgets {...props} />
      </Stack>
    </Page>
  )
}

/** Shown once the server has answered, as the dialog needs to know what is hidden. */
function actionsOf({ place: { tab }, isWaiting, hidden, hideWidgets }: DashboardData): {
  readonly actions?: ReactNode
} {
  if (tab === null) return {}
  return {
    actions: (
      <LazyPart chunk={customise} {...codeAlone} waiting={null}>
        {({ Customise }) =>
          isWaiting ? null : <Customise key={tab} tab={tab} hidden={hidden} hideWidgets={hideWidgets} />
        }
      </LazyPart>
    ),
  }
}

/** What stands beside and below the widgets. */
function sidesOf(props: DashboardData): { readonly aside?: ReactNode; readonly foot?: ReactNode } {
  const { place, person, unit, apiVersion, hidden } = props
  if (place.tab === 'team') return {}
  if (place.tab !== 'learning')
    return {
      aside: (
        <LazyPart chunk={access} {...codeAlone} waiting={<Skeleton lines={8} />}>
          {({ AccessFacts }) => <AccessFacts roles={person.roles} unit={unit} apiVersion={apiVersion} />}
        </LazyPart>
      ),
    }
  return {
    aside: (
      <LazyPart chunk={learning} {...codeAlone} waiting={<Skeleton lines={8} />}>
        {({ LearningAside }) => <LearningAside {...props} />}
      </LazyPart>
    ),
    ...(hidden.includes('RECOMMENDATIONS')
      ? {}
      : {
          foot: (
            <LazyPart chunk={learning} {...codeAlone} waiting={<Skeleton lines={3} />}>
              {({ RecommendedMedia }) => <RecommendedMedia {...props} />}
            </LazyPart>
          ),
        }),
  }
}

/** The tabs of somebody with more than one role; their room is kept until their code is there. */
function TabRow(props: DashboardData) {
  if (props.tabs.length < 2) return null
  return (
    <LazyPart chunk={tabRow} {...codeAlone} waiting={<div className={styles.tabRow} />}>
      {({ DashboardTabs }) => <DashboardTabs {...props} />}
    </LazyPart>
  )
}

function Widgets(props: DashboardData) {
  const { place, isWaiting, screens } = props
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
  const links = isWaiting ? null : (
    <LazyPart chunk={access} {...codeAlone} waiting={null}>
      {({ QuickWays }) => <QuickWays screens={screens} />}
    </LazyPart>
  )
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
