import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TriangleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { QueryUse } from '../../../platform/api/useQueryState.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import { itemStatisticsMessages } from './itemStatisticsMessages.ts'
import * as styles from './ItemStatisticsTable.css.ts'
import type { ItemStatistics } from './useItemStatistics.ts'

/** How easy each question is, how well it tells the strong from the weak, and what most get wrong; the hardest one first. */
export function ItemStatisticsTable({ statistics }: { readonly statistics: QueryUse<readonly ItemStatistics[]> }) {
  const { formatMessage } = useIntl()
  const title = formatMessage(itemStatisticsMessages.questions)
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

const NoAnswers = () => <Text tone="ink2">{useIntl().formatMessage(itemStatisticsMessages.noAnswers)}</Text>

const columns = ['question', 'people', 'facility', 'discrimination', 'efficiency', 'wrongAnswer'] as const
const numbers: readonly string[] = ['people', 'facility', 'discrimination', 'efficiency']

interface NumberedItem {
  readonly item: ItemStatistics
  /** Its place in the quiz, from 1. */
  readonly number: number
}

/** The hardest first, those with too few results last. */
const byFacility = (one: NumberedItem, other: NumberedItem): number =>
  (one.item.facility ?? 101) - (other.item.facility ?? 101) || one.number - other.number

function Table({ title, items }: { readonly title: string; readonly items: readonly ItemStatistics[] }) {
  const { formatMessage } = useIntl()
  const rows = items.map((item, place) => ({ item, number: place + 1 })).toSorted(byFacility)
  return (
    <>
      <Text step="small" tone="ink2">
        {formatMessage(itemStatisticsMessages.hint)}
      </Text>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={numbers.includes(column) ? styles.numberHead : styles.cell}>
                  <Text as="span" step="small" tone="ink2" isStrong>
                    {formatMessage(itemStatisticsMessages[column])}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.item.question} {...row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** Questions that many of the strong get wrong as well deserve a look. */
const lowDiscrimination = 20
const veryEasy = 95

type Remark = 'negative' | 'weak' | 'easy'

function remarkOf({ facility, discrimination }: ItemStatistics): Remark | null {
  if (facility !== null && facility > veryEasy) return 'easy'
  if (discrimination === null || discrimination >= lowDiscrimination) return null
  return discrimination < 0 ? 'negative' : 'weak'
}

function Row({ item, number }: NumberedItem) {
  const { formatMessage, formatNumber } = useIntl()
  const { title, stem, people, facility, discrimination, efficiency, wrongAnswer, wrongAnswers } = item
  const value = (share: number | null): string =>
    share === null ? '–' : formatNumber(share / 100, { style: 'percent', maximumFractionDigits: 0 })
  const remark = remarkOf(item)
  return (
    <tr>
      <th scope="row" className={styles.question}>
        <Text as="span" step="small" isStrong>
          {number}. {title ?? stem}
        </Text>
        {remark === null ? null : <RemarkText remark={remark} />}
      </th>
      <td className={styles.number}>{formatNumber(people)}</td>
      {facility === null ? (
        <td className={styles.cell} colSpan={4}>
          <Text as="span" step="small" tone="ink2">
            {formatMessage(itemStatisticsMessages.tooFew)}
          </Text>
        </td>
      ) : (
        <>
          <td className={styles.number}>
            <span className={styles.bar} aria-hidden="true">
              <span className={styles.share} style={{ inlineSize: `${facility}%` }} />
            </span>
            {value(facility)}
          </td>
          <td className={styles.number}>
            {discrimination === null ? null : <Scale discrimination={discrimination} isWeak={isWarned(remark)} />}
            {value(discrimination)}
          </td>
          <td className={styles.number}>{value(efficiency)}</td>
          <td className={styles.cell}>
            {wrongAnswer === null
              ? '–'
              : formatMessage(itemStatisticsMessages.wrong, { text: wrongAnswer, count: wrongAnswers ?? 0 })}
          </td>
        </>
      )}
    </tr>
  )
}

const isWarned = (remark: Remark | null): boolean => remark === 'negative' || remark === 'weak'

function RemarkText({ remark }: { readonly remark: Remark }) {
  const text = useIntl().formatMessage(itemStatisticsMessages[remark])
  if (!isWarned(remark))
    return (
      <Text step="small" tone="ink2">
        {text}
      </Text>
    )
  return (
    <span className={styles.remark}>
      <Icon glyph={TriangleAlert} size="inline" />
      {text}
    </span>
  )
}

const scaleFrom = -20
const scaleTo = 60

/** Where a discrimination lies between −20% and 60%, with a tick at zero. */
function Scale({ discrimination, isWeak }: { readonly discrimination: number; readonly isWeak: boolean }) {
  const place = (value: number): string =>
    `${(100 * (Math.min(scaleTo, Math.max(scaleFrom, value)) - scaleFrom)) / (scaleTo - scaleFrom)}%`
  return (
    <span className={styles.scale} aria-hidden="true">
      <span className={styles.zero} style={{ insetInlineStart: place(0) }} />
      <span className={isWeak ? styles.ring : styles.dot} style={{ insetInlineStart: place(discrimination) }} />
    </span>
  )
}
