import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Switch } from '@somo/ui/Switch'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { actionMessages } from '../../../../../platform/errors/actionMessages.ts'
import { QueryView } from '../../../../../platform/errors/QueryView.tsx'
import { toasts } from '../../../../../platform/toasts/toasts.ts'
import * as styles from './QuizResults.css.ts'
import { quizResultMessages } from './quizResultMessages.ts'
import type { QuizResultsUse, Regrade } from './useQuizResults.ts'

/** Scores attempts anew by corrected questions: first what would change, then the change. */
export function RegradePanel({ use }: { readonly use: QuizResultsUse }) {
  const { formatMessage } = useIntl()
  const title = formatMessage(quizResultMessages.regrade)
  return (
    <section aria-label={title}>
      <Stack space={12}>
        <Heading level={2} step="h3">
          {title}
        </Heading>
        <Text tone="ink2">{formatMessage(quizResultMessages.regradeHint)}</Text>
        <Switch
          label={formatMessage(quizResultMessages.mayLower)}
          description={formatMessage(quizResultMessages.mayLowerHint)}
          isSelected={use.mayLower}
          onChange={use.setMayLower}
        />
        <div>
          <Button onPress={use.check}>{formatMessage(quizResultMessages.check)}</Button>
        </div>
        {use.isChecked ? (
          <QueryView state={use.regrade} onRetry={use.regrade.retry}>
            {(regrade) => <Preview regrade={regrade} use={use} />}
          </QueryView>
        ) : null}
      </Stack>
    </section>
  )
}

function Preview({ regrade, use }: { readonly regrade: Regrade; readonly use: QuizResultsUse }) {
  const { formatMessage } = useIntl()
  const [error, setError] = useState<string | null>(null)
  const { questions, changed, nowPassed, nowFailed } = regrade
  const apply = async (): Promise<void> => {
    const { problem, isRefused } = await use.apply(regrade)
    if (problem !== null) setError(formatMessage(actionMessages[problem.code]))
    else if (isRefused) setError(formatMessage(quizResultMessages.changedMeanwhile))
    else {
      setError(null)
      toasts.toast({ message: formatMessage(quizResultMessages.applied, { count: changed }) })
    }
  }
  return (
    <Stack space={12}>
      {error === null ? null : (
        <Notice tone="bad" isLive>
          {error}
        </Notice>
      )}
      <div role="status">
        <Text isStrong>
          {questions.length === 0
            ? formatMessage(quizResultMessages.nothing)
            : formatMessage(quizResultMessages.changes, { count: changed })}
        </Text>
      </div>
      {changed === 0 ? null : (
        <Text>{formatMessage(quizResultMessages.turns, { passed: nowPassed, failed: nowFailed })}</Text>
      )}
      {questions.length === 0 ? null : <Questions questions={questions} />}
      {changed === 0 ? null : (
        <>
          <Sample sample={regrade.sample} />
          <Inline space={8}>
            <Button variant="solid" writes isPending={use.isApplying} onPress={() => void apply()}>
              {formatMessage(quizResultMessages.apply)}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  )
}

function Questions({ questions }: Pick<Regrade, 'questions'>) {
  const { formatMessage } = useIntl()
  return (
    <ul className={styles.list}>
      {questions.map(({ question, title, stem, answers, changed, kept }) => (
        <li key={question} className={styles.row}>
          <Text isStrong>{title ?? stem}</Text>
          <Text step="small" tone="ink2">
            {formatMessage(quizResultMessages.ofQuestion, { answers, changed, kept })}
          </Text>
        </li>
      ))}
    </ul>
  )
}

function Sample({ sample }: Pick<Regrade, 'sample'>) {
  const { formatMessage, formatNumber } = useIntl()
  const percent = (score: number): string => formatNumber(score / 100, { style: 'percent', maximumFractionDigits: 1 })
  const heads = ['person', 'before', 'after', 'outcome'] as const
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={formatMessage(quizResultMessages.sample)}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <Text as="span" step="small" tone="ink2">
            {formatMessage(quizResultMessages.sample)}
          </Text>
        </caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.cell}>
                <Text as="span" step="small" tone="ink2" isStrong>
                  {formatMessage(quizResultMessages[head])}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map(({ attempt, person, number, before, after, passesNow, failsNow }) => (
            <tr key={attempt}>
              <th scope="row" className={styles.cell}>
                <Text as="span">{formatMessage(quizResultMessages.attempt, { name: person.name, number })}</Text>
              </th>
              <td className={styles.number}>{percent(before)}</td>
              <td className={styles.number}>{percent(after)}</td>
              <td className={styles.cell}>
                {passesNow ? formatMessage(quizResultMessages.passesNow) : null}
                {failsNow ? formatMessage(quizResultMessages.failsNow) : null}
                {passesNow || failsNow ? null : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
