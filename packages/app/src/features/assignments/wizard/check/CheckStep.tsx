import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Tabs } from '@somo/ui/Tabs'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { QueryUse } from '../../../../platform/api/useQueryState.ts'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import { checkTabs, type CheckTab, type WizardAddress, type WizardStep, wizardStep } from '../../assignmentAddress.ts'
import type { OpenAssignment } from '../../drawer/useAssignment.ts'
import { oftenMessages } from '../steps/repeatMessages.ts'
import { stepNames } from '../wizardMessages.ts'
import { aside, halves, list, plan, sentence } from './check.css.ts'
import { activateMessages, checkMessages } from './checkMessages.ts'
import { CheckRows } from './CheckRows.tsx'
import { Examples } from './Examples.tsx'
import { Figures } from './Figures.tsx'
import { CheckPages } from './CheckPages.tsx'
import { MessagePlan } from './MessagePlan.tsx'
import { gapMessages } from './rowMessages.ts'
import type { ActivationUse } from './useActivation.ts'
import { countsOfTabs, type Check, type CheckPage } from './useCheck.ts'

export interface CheckStepProps {
  readonly assignment: OpenAssignment
  readonly check: QueryUse<Check>
  readonly rows: QueryUse<CheckPage>
  readonly address: WizardAddress
  readonly activation: ActivationUse
  readonly dates: Dates
  readonly now: Date
  readonly hrefOfStep: (step: WizardStep) => string
  readonly onAddressChange: (parts: Partial<WizardAddress>) => void
}

/** What the activation changes for whom; nothing is in force before it. */
export function CheckStep(props: CheckStepProps) {
  const { assignment, check, activation, hrefOfStep } = props
  const { formatMessage } = useIntl()
  if (assignment.gaps.length > 0) return <Gaps gaps={assignment.gaps} hrefOfStep={hrefOfStep} />
  const { failure, changed, job } = activation
  return (
    <Stack space={24}>
      {failure === null ? null : (
        <Notice tone="bad" isLive>
          {failure}
        </Notice>
      )}
      {changed === null ? null : (
        <Notice tone="warn" isLive>
          {formatMessage(activateMessages.changedText)}
        </Notice>
      )}
      {job === null ? null : (
        <Notice tone="info" isLive>
          {formatMessage(activateMessages.leave)}
        </Notice>
      )}
      <QueryView state={check} onRetry={check.retry}>
        {(known) => <Checked {...props} known={known} />}
      </QueryView>
    </Stack>
  )
}

function Gaps({ gaps, hrefOfStep }: { readonly gaps: OpenAssignment['gaps'] } & Pick<CheckStepProps, 'hrefOfStep'>) {
  const { formatMessage } = useIntl()
  return (
    <Stack space={12}>
      <Heading level={3}>{formatMessage(checkMessages.gaps)}</Heading>
      <ul className={list} role="list">
        {gaps.map(({ code, step, medium, title }) => (
          <li key={`${code} ${medium ?? ''}`} className={plan}>
            <Link href={hrefOfStep(wizardStep(step))}>{formatMessage(stepNames[wizardStep(step)])}</Link>
            <Text as="span">{formatMessage(gapMessages[code], { title: title ?? '' })}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

const isDueOver = ({ dueRule, dueOn, lateDays }: OpenAssignment, now: Date): boolean =>
  dueRule === 'FIXED_DATE' && lateDays === null && dueOn !== null && dueOn < now.toISOString().slice(0, 10)

interface CheckedProps extends CheckStepProps {
  readonly known: Check
}

function Checked({ known, assignment, rows, address, dates, now, onAddressChange }: CheckedProps) {
  const { formatMessage } = useIntl()
  const text = useSentence(known, assignment, dates, now)
  const counts = countsOfTabs(known)
  const show = (tab: CheckTab): void => onAddressChange({ tab, rows: null })
  return (
    <Stack space={24}>
      <p className={sentence}>{text}</p>
      {isDueOver(assignment, now) ? <Notice tone="warn">{formatMessage(checkMessages.dueOver)}</Notice> : null}
      <Figures counts={counts} tab={address.tab} onTab={show} />
      <div className={halves}>
        <Stack space={28}>
          <Affected
            assignment={assignment}
            rows={rows}
            address={address}
            counts={counts}
            dates={dates}
            onTab={show}
            onAddressChange={onAddressChange}
          />
          {assignment.renewal === 'NONE' ? null : (
            <Stack space={12}>
              <Heading level={3} step="h2">
                {formatMessage(oftenMessages.examples)}
              </Heading>
              <Examples dates={dates} examples={known.examples} />
            </Stack>
          )}
        </Stack>
        <div className={aside}>
          <MessagePlan
            assignment={assignment}
            dates={dates}
            now={now}
            fresh={known.counts.new}
            emails={known.emails}
            managers={known.managers}
          />
          {known.withoutAddress === 0 ? null : (
            <Notice tone="info">{formatMessage(checkMessages.withoutAddress, { count: known.withoutAddress })}</Notice>
          )}
        </div>
      </div>
    </Stack>
  )
}

/** Who has to learn what, from when, until when and how often, as one sentence. */
function useSentence({ people, counts }: Check, assignment: OpenAssignment, dates: Dates, now: Date): string {
  const { formatMessage } = useIntl()
  const { targets, isMandatory, dueRule, dueOn, dueDays, startsOn, renewal, everyMonths } = assignment
  const isLater = startsOn !== null && startsOn > now.toISOString().slice(0, 10)
  return formatMessage(checkMessages.sentence, {
    people,
    rule: dueRule,
    days: dueDays ?? 0,
    months: everyMonths ?? 0,
    fresh: counts.new,
    starts: isLater ? 'later' : 'now',
    start: startsOn === null ? '' : dates.day(startsOn),
    mandatory: isMandatory ? 'yes' : 'no',
    repeats: renewal === 'NONE' ? 'no' : 'yes',
    count: targets.length,
    title: targets[0]?.title ?? '',
    due: dueOn === null ? '' : dates.day(dueOn),
  })
}

const labels = {
  all: checkMessages.tabAll,
  new: checkMessages.tabNew,
  earlier: checkMessages.tabEarlier,
  later: checkMessages.tabLater,
  done: checkMessages.tabDone,
  left: checkMessages.tabLeft,
  leaves: checkMessages.tabLeaves,
} as const

interface AffectedProps extends Pick<CheckStepProps, 'assignment' | 'rows' | 'address' | 'dates' | 'onAddressChange'> {
  readonly counts: Readonly<Record<CheckTab, number>>
  readonly onTab: (tab: CheckTab) => void
}

function Affected({ assignment, rows, address, counts, dates, onTab, onAddressChange }: AffectedProps) {
  const { formatMessage } = useIntl()
  const offered = checkTabs.filter((tab) => tab === 'all' || tab === address.tab || counts[tab] > 0)
  return (
    <Stack space={12}>
      <Heading level={3} step="h2">
        {formatMessage(checkMessages.affected)}
      </Heading>
      <Tabs
        label={formatMessage(checkMessages.tabs)}
        items={offered.map((id) => ({
          id,
          label: formatMessage(labels[id]),
          ...(id === 'all' && assignment.targets.length > 1 ? {} : { count: counts[id] }),
        }))}
        selectedKey={address.tab}
        activation="manual"
        onSelectionChange={(id) => onTab(checkTabs.find((tab) => tab === id) ?? 'all')}
      >
        <QueryView state={rows} onRetry={rows.retry}>
          {(page) =>
            page.items.length === 0 ? (
              <EmptyState title={formatMessage(checkMessages.nothing)}>
                {counts.all === 0 ? formatMessage(checkMessages.nothingText) : null}
              </EmptyState>
            ) : (
              <Stack space={12}>
                <CheckRows rows={page.items} hasTitles={assignment.targets.length > 1} dates={dates} />
                <CheckPages
                  page={page}
                  // People are counted once, rows once for each medium.
                  total={assignment.targets.length > 1 ? null : counts[address.tab]}
                  isLoading={rows.isWaiting}
                  onPlace={(place) => onAddressChange({ rows: place })}
                />
              </Stack>
            )
          }
        </QueryView>
      </Tabs>
    </Stack>
  )
}
