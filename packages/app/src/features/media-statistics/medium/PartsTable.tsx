import { Heading } from '@somo/ui/Heading'
import { Text } from '@somo/ui/Text'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import { useIntl } from 'react-intl'
import { useDevice } from '../../../platform/appearance/browserDevice.ts'
import { SwapButton } from '../figures/SwapButton.tsx'
import { cell, head, number, part as partClass, scroll, table } from '../figures/WeeksChart.css.ts'
import { mediumMessages } from './mediumMessages.ts'
import * as styles from './PartsTable.css.ts'
import { largestLoss } from './sayParts.ts'
import type { MediumStatistics } from './useMediumStatistics.ts'

type Part = MediumStatistics['parts'][number]

/** The parts of a course: how many got so far, and how many of them went no further. */
export function PartsTable({ parts }: { readonly parts: readonly Part[] }) {
  const { formatMessage, formatNumber } = useIntl()
  const { hasTables } = useDevice()
  const title = formatMessage(mediumMessages.parts)
  const most = Math.max(1, ...parts.map(({ reached }) => reached))
  const loss = largestLoss(parts)
  return (
    <div className={partClass}>
      <div className={head}>
        <Heading level={2}>{title}</Heading>
        <SwapButton />
      </div>
      <Text step="small" tone="ink2">
        {formatMessage(mediumMessages.partsHint)}
      </Text>
      <div className={scroll} tabIndex={0} role="region" aria-label={title}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col" className={cell}>
                {formatMessage(mediumMessages.part)}
              </th>
              <th scope="col" className={hasTables ? number : cell}>
                {formatMessage(mediumMessages.reached)}
              </th>
              <th scope="col" className={number}>
                {formatMessage(mediumMessages.stopped)}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part, place) => (
              <tr key={part.uuid}>
                <th scope="row" className={part === loss ? styles.largestTitle : styles.title}>
                  {formatNumber(place + 1)}. {part.title}
                </th>
                {hasTables ? (
                  <td className={number}>{formatNumber(part.reached)}</td>
                ) : (
                  <td className={cell}>
                    <Bar part={part} most={most} isLoss={part === loss} text={formatNumber(part.reached)} />
                  </td>
                )}
                <td className={part === loss ? styles.warned : number}>{formatNumber(part.stopped)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface BarProps {
  readonly part: Part
  readonly most: number
  readonly isLoss: boolean
  readonly text: string
}

/** The pale part went on, the solid end stopped. */
const Bar = ({ part: { reached, stopped }, most, isLoss, text }: BarProps) => (
  <span className={styles.bar}>
    <span className={visuallyHidden}>{text}</span>
    <span className={styles.wentOn} style={{ inlineSize: `${(100 * (reached - stopped)) / most}%` }} />
    {stopped === 0 ? null : (
      <span
        className={isLoss ? styles.loss : styles.stopped}
        style={{ inlineSize: `max(3px, ${(100 * stopped) / most}%)` }}
      />
    )}
  </span>
)
