import { Heading } from '@somo/ui/Heading'
import { Meter } from '@somo/ui/Meter'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import { questionTypeMessages } from '../quiz/questionTypeMessages.ts'
import { counts, text, texts } from './SurveyResult.css.ts'
import { surveyResultMessages } from './surveyResultMessages.ts'
import { useSurveyResult, type QuestionResult, type SurveyResultData } from './useSurveyResult.ts'

/** What people answered to a survey. */
export function SurveyResult({ medium }: { readonly medium: string }) {
  const { formatMessage } = useIntl()
  const { retry, ...result } = useSurveyResult(medium)
  const isNotPublished = result.data === null && !result.isWaiting && result.problem === null
  return (
    <section aria-label={formatMessage(surveyResultMessages.title)}>
      <Stack space={16}>
        <Heading level={2} step="h3">
          {formatMessage(surveyResultMessages.title)}
        </Heading>
        {isNotPublished ? (
          <Text tone="ink2">{formatMessage(surveyResultMessages.notPublished)}</Text>
        ) : (
          <QueryView state={result} onRetry={retry}>
            {(data) => <SurveyResultView result={data} />}
          </QueryView>
        )}
      </Stack>
    </section>
  )
}

/** The counts, means and texts of each question; a sentence where too few people have answered. */
export function SurveyResultView({
  result: { responses, isMasked, questions },
}: {
  readonly result: SurveyResultData
}) {
  const { formatMessage } = useIntl()
  return (
    <Stack space={32}>
      <Text tone="ink2">{formatMessage(surveyResultMessages.responses, { count: responses })}</Text>
      {isMasked ? <Notice tone="info">{formatMessage(surveyResultMessages.masked)}</Notice> : null}
      {questions.map((question) => (
        <Question key={question.id} question={question} />
      ))}
    </Stack>
  )
}

function Question({ question: { type, stem, answered, options, mean, texts: given } }: { question: QuestionResult }) {
  const { formatMessage, formatNumber } = useIntl()
  const facts = [
    formatMessage(questionTypeMessages[type]),
    formatMessage(surveyResultMessages.answered, { count: answered }),
    ...(mean === null
      ? []
      : [formatMessage(surveyResultMessages.mean, { mean: formatNumber(mean, { maximumFractionDigits: 1 }) })]),
  ]
  const share = (count: number): string =>
    formatNumber(count / Math.max(1, answered), { style: 'percent', maximumFractionDigits: 0 })
  return (
    <Stack space={12}>
      <div>
        <Heading level={3}>{stem}</Heading>
        <Text step="small" tone="ink2">
          {facts.join(' · ')}
        </Text>
      </div>
      {options.length === 0 ? null : (
        <div className={counts}>
          {options.map(({ id, text: label, count }) => (
            <Meter
              key={id}
              label={label}
              value={count}
              max={Math.max(1, answered)}
              valueText={formatMessage(surveyResultMessages.count, { count, share: share(count) })}
            />
          ))}
        </div>
      )}
      {given.length === 0 ? null : (
        <ul className={texts}>
          {given.map((one, place) => (
            // Texts have no id, and the same one may be given twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className={text}>
              {one}
            </li>
          ))}
        </ul>
      )}
      {given.length > 0 && given.length < answered ? (
        <Text step="small" tone="ink2">
          {formatMessage(surveyResultMessages.mostTexts, { count: answered })}
        </Text>
      ) : null}
    </Stack>
  )
}
