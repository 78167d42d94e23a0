import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import type { OpenAssignment } from '../../drawer/useAssignment.ts'
import { oftenMessages } from '../steps/repeatMessages.ts'
import * as styles from '../steps/steps.css.ts'
import { useCheck, type Check } from './useCheck.ts'

export interface ExamplesProps {
  readonly examples: Check['examples']
  readonly dates: Dates
}

/** The next due dates of three people. */
export function Examples({ examples, dates }: ExamplesProps) {
  const { formatMessage } = useIntl()
  if (examples.length === 0) return <Text tone="ink2">{formatMessage(oftenMessages.nobodyFits)}</Text>
  return (
    <Stack space={12}>
      <Text step="small" tone="ink2">
        {formatMessage(oftenMessages.ifOnTime)}
      </Text>
      <ul className={styles.examples} role="list" aria-label={formatMessage(oftenMessages.examples)}>
        {examples.map(({ person, unit, dueOn }) => (
          <li key={person.uuid} className={styles.example}>
            <Text as="span" step="ui" isStrong>
              {person.name}
            </Text>
            {unit === null ? null : (
              <Text as="span" step="small" tone="ink2">
                {unit.name}
              </Text>
            )}
            {dueOn.length === 0 ? (
              <Text as="span" step="small" tone="ink2">
                {formatMessage(oftenMessages.noDue)}
              </Text>
            ) : (
              <ul className={styles.exampleDays} role="list">
                {dueOn.map((day) => (
                  <li key={day}>
                    <Text as="span" step="ui" isTabular>
                      {dates.day(day)}
                    </Text>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  )
}

export interface DraftExamplesProps {
  readonly assignment: OpenAssignment
  readonly dates: Dates
}

/** The same for a draft as it was saved last; give it the revision as its key. */
export function DraftExamples({ assignment: { uuid, gaps }, dates }: DraftExamplesProps) {
  const { formatMessage } = useIntl()
  const isWhole = gaps.length === 0
  const check = useCheck(uuid, isWhole)
  if (!isWhole) return <Text tone="ink2">{formatMessage(oftenMessages.noExamples)}</Text>
  return (
    <QueryView state={check} onRetry={check.retry}>
      {({ examples }) => <Examples examples={examples} dates={dates} />}
    </QueryView>
  )
}
