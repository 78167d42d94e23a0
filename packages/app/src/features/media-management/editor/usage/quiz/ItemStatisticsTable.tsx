import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { QueryUse } from '../../../../../platform/api/useQueryState.ts'
import { QueryView } from '../../../../../platform/errors/QueryView.tsx'
import * as styles from './QuizResults.css.ts'
import { quizResultMessages } from './quizResultMessages.ts'
import type { ItemStatistics } from './useQuizResults.ts'

/** How easy each question is, how well it tells the strong from the weak, and what most get wrong. */
export function ItemStatisticsTable({ statistics }: { readonly statistics: QueryUse<readonly ItemStatistics[]> }) {
  const { formatMessage } = useIntl()
  const title = formatMessage(quizResultMessages.questions)
  return (
    <Stack space={12}>
      <Heading level={2} step="h3">
        {title}
      </Heading>
      <QueryView state={statistics} onRetry={statistics.retry}>
        {(items) => (items.length === 0 ? <NoAnswers /> : <Table title={title} items={items} />)}
      </QueryView>
    </Stack>
  )
}

const NoAnswers = () => <Text tone="ink2">{useIntl().formatMessage(quizResultMessages.noAnswers)}</Text>

const columns = ['question', 'people', 'facility', 'discrimination', 'efficiency', 'wrongAnswer'] as const

function Table({ title, items }: { readonly title: string; readonly items: readonly ItemStatistics[] }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Text step="small" tone="ink2">
        {formatMessage(quizResultMessages.hint)}
      </Text>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={styles.cell}>
                  <Text as="span" step="small" tone="ink2" isStrong>
                    {formatMessage(quizResultMessages[column])}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item, place) => (
              <Row key={item.question} item={item} number={place + 1} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** Questions that many of the strong get wrong as well deserve a look. */
const lowDiscrimination = 20

function Row({ item, number }: { readonly item: ItemStatistics; readonly number: number }) {
  const { formatMessage, formatNumber } = useIntl()
  const { title, stem, people, facility, discrimination, efficiency, wrongAnswer, wrongAnswers } = item
  const value = (share: number | null): string =>
    share === null ? '–' : formatNumber(share / 100, { style: 'percent', maximumFractionDigits: 0 })
  const isWeak = discrimination !== null && discrimination < lowDiscrimination
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        <Text as="span" step="small" isStrong>
          {number}. {title ?? stem}
        </Text>
      </th>
      <td className={styles.number}>{formatNumber(people)}</td>
      {facility === null ? (
        <td className={styles.cell} colSpan={4}>
          <Text as="span" step="small" tone="ink2">
            {formatMessage(quizResultMessages.tooFew)}
          </Text>
        </td>
      ) : (
        <>
          <td className={styles.number}>{value(facility)}</td>
          <td className={styles.number}>
            {value(discrimination)}
            {isWeak ? (
              <Text step="small" tone="warn">
                {formatMessage(quizResultMessages.weak)}
              </Text>
            ) : null}
          </td>
          <td className={styles.number}>{value(efficiency)}</td>
          <td className={styles.cell}>
            {wrongAnswer === null
              ? '–'
              : formatMessage(quizResultMessages.wrong, { text: wrongAnswer, count: wrongAnswers ?? 0 })}
          </td>
        </>
      )}
    </tr>
  )
}
