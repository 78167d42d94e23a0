import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { Message } from '../../platform/locale/message.ts'
import { messages, tileMessages } from './messages.ts'
import * as styles from './Statistics.css.ts'
import type { Tile } from './statisticsList.ts'
import type { Tiles } from './statisticsTypes.ts'

export interface StatisticsTilesProps {
  /** Null while they are not known. */
  readonly tiles: Tiles | null
  /** The tile that the list shows alone. */
  readonly current: Tile | null
  readonly onPress: (tile: Tile) => void
}

/** What is counted one by one is counted no further than this; figures of units are exact. */
const cap = 1000
const order = ['overdue', 'dueSoon', 'expired', 'compliant'] as const satisfies readonly Tile[]

/** How many are overdue, due soon, expired and compliant; each shows its rows alone. */
export function StatisticsTiles({ tiles, current, onPress }: StatisticsTilesProps) {
  const { formatMessage, formatNumber } = useIntl()
  const sayCount = (count: number | null | undefined): string => {
    if (count === undefined || count === null) return '–'
    return count === cap ? formatMessage(messages.atLeast, { count: cap }) : formatNumber(count)
  }
  return (
    <ul className={styles.tiles} aria-label={formatMessage(messages.tiles)}>
      {order.map((tile) => (
        <li key={tile}>
          <button type="button" className={styles.tile} aria-pressed={current === tile} onClick={() => onPress(tile)}>
            <span className={styles.figure}>{sayCount(tiles?.[tile])}</span>
            <Text as="span" step="small" tone={toneOf(tile, tiles)}>
              {formatMessage(tileMessages[tile] satisfies Message)}
            </Text>
          </button>
        </li>
      ))}
    </ul>
  )
}

function toneOf(tile: Tile, tiles: Tiles | null): 'ink2' | 'bad' | 'warn' {
  if (tiles === null || tiles[tile] === 0) return 'ink2'
  if (tile === 'overdue' || tile === 'expired') return 'bad'
  return tile === 'dueSoon' ? 'warn' : 'ink2'
}
